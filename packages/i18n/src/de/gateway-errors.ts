import type { gatewayErrors as english } from '../en/gateway-errors.ts'
import type { Translation } from '../sentence.ts'

export const gatewayErrors: Translation<typeof english> = {
  title: 'Was Sie tun können',
  cause: 'Ursache',
  who: 'Wer es beheben kann',
  step: 'Nächster Schritt',
  copy: 'Angaben für den Support kopieren',
  goToField: 'Zum Feld',
  openUnallocated: 'Nicht zugeordnete Anlage öffnen',
  openImport: 'Datenimport anzeigen',
  openCustomers: 'Kunden suchen',
  openIntegrations: 'Integrationen öffnen',
  by: { you: 'Sie', installer: 'Der Installateur', admin: 'Ein Administrator', support: 'Der Support' },
  code: {
    GridBoxAlreadyPaired: {
      cause: 'Das Gateway mit diesem Startcode steht in einem anderen Haus.',
      step: 'Vergleichen Sie den Startcode mit dem Etikett. Ist das Gateway umgezogen, entfernen Sie es zuerst beim anderen Kunden.',
    },
    InvalidStartCode: {
      cause: 'Ein Startcode hat 16 Zeichen: Ziffern und die Buchstaben A bis F. Dieser Code weicht davon ab.',
      step: 'Lesen Sie den Code auf dem Gateway noch einmal. B und 8, D und 0 werden leicht verwechselt.',
    },
    NotFoundStartCode: {
      cause: 'Kein Gateway im Bestand hat diesen Startcode.',
      step: 'Vergleichen Sie jedes Zeichen mit dem Etikett. Stimmen alle, fragen Sie den Support, ob das Gateway in Ihren Bestand geliefert wurde.',
    },
    ConfigurationNotAdded: {
      cause: 'Die Anlage wurde nicht hinzugefügt, weil sie im selben Moment geändert wurde.',
      step: 'Warten Sie einige Sekunden und fügen Sie sie erneut hinzu. Misslingt auch das, senden Sie die Angaben an den Support.',
    },
    ConfigurationNotDeleted: {
      cause: 'Die Anlage wurde nicht entfernt, weil gerade Daten für sie importiert werden.',
      step: 'Warten Sie, bis ihr Datenimport beendet ist, und entfernen Sie sie dann erneut.',
    },
    ConfigurationNotUpdated: {
      cause: 'Die Anlage wurde nicht geändert, weil sie im selben Moment geändert wurde oder gerade Daten für sie importiert werden.',
      step: 'Warten Sie, bis ihr Datenimport beendet ist, und speichern Sie dann erneut.',
    },
    CustomerNotFound: {
      cause: 'Der Kunde wurde entfernt oder verschoben, oder er gehört zu einem Mandanten, den Sie nicht sehen.',
      step: 'Suchen Sie den Kunden erneut. Fehlt er, fragen Sie einen Administrator, der alle Mandanten sieht.',
    },
    InvalidSerialNumber: {
      cause: 'Die Seriennummer enthält Zeichen, die keine Seriennummer hat, oder gehört zu einem anderen Gerät.',
      step: 'Geben Sie die Seriennummer so ein, wie sie auf dem Gerät steht, oder lassen Sie das Feld leer, wenn es optional ist.',
    },
    InvalidSiteId: {
      cause: 'Der Standort wurde entfernt oder gehört einem anderen Kunden.',
      step: 'Laden Sie die Seite neu und wählen Sie einen Standort dieses Kunden.',
    },
    InvalidCustomerNumber: {
      cause: 'Die Kundennummer enthält Zeichen, die kein Anbieter verwendet.',
      step: 'Geben Sie die Kundennummer so ein, wie sie auf der Rechnung des Anbieters steht: Buchstaben, Ziffern, Leerzeichen und . / _ -',
    },
    VendorNotFound: {
      cause: 'Der Anbieter wurde entfernt oder hat keine Geräte dieser Art.',
      step: 'Wählen Sie einen anderen Anbieter. Fehlt der richtige, bitten Sie einen Administrator, ihn bei den Integrationen hinzuzufügen.',
    },
    UnsupportedDeviceType: {
      cause: 'Das ist mit einem Gerät dieses Typs nicht möglich. Nur Wechselrichter und Zähler können eine Art erhalten.',
      step: 'Wählen Sie einen Wechselrichter oder einen Zähler. Hat das Gateway das Gerät verwechselt, lassen Sie es sein Netzwerk erneut durchsuchen.',
    },
    UnsupportedConfiguration: {
      cause: 'Der Anlage fehlt, was dafür nötig ist, etwa ein Wechselrichter oder ein Gateway, das das Gerät kennt.',
      step: 'Vervollständigen Sie zuerst die Daten der Anlage und versuchen Sie es dann erneut. Hat das Gateway das Gerät nicht gefunden, lassen Sie es sein Netzwerk erneut durchsuchen.',
    },
    OverwriteGatewayError: {
      cause: 'Der Kunde hat bereits ein Gateway, und dessen Einstellungen können nicht überschrieben werden.',
      step: 'Entfernen Sie zuerst das vorhandene Gateway und fügen Sie dann das neue hinzu.',
    },
    OverwriteInverterKindError: {
      cause: 'Die Art eines Wechselrichters steht fest, sobald sie festgelegt ist, weil alle Messwerte davon abhängen.',
      step: 'Ist die Art falsch, entfernen Sie die Anlage und fügen Sie sie mit der richtigen erneut hinzu.',
    },
    TimeOfUseNotReady: {
      cause:
        'Dem Haus fehlt etwas, das ein zeitvariabler Tarif braucht: Ort, Preise, Gebotszone, ein Netzzähler oder ein steuerbares Gerät.',
      step: 'Öffnen Sie den zeitvariablen Tarif des Hauses: Dort steht, was fehlt.',
    },
    DuplicatedInstallation: {
      cause: 'Ein Installateur hat dieses Gerät bereits als nicht zugeordnete Anlage registriert.',
      step: 'Ordnen Sie diese Anlage dem Kunden zu, oder lassen Sie sie vom Installateur entfernen.',
    },
    DuplicatedInstallationCustomerSite: {
      cause: 'Am Standort eines Kunden gibt es bereits eine Anlage mit dieser ID.',
      step: 'Ist das Gerät umgezogen, entfernen Sie es zuerst am anderen Standort. Andernfalls korrigieren Sie die ID.',
    },
    unknown: {
      cause: 'Der Server hat einen Fehler gemeldet, den das Portal nicht kennt.',
      step: 'Versuchen Sie es erneut. Besteht der Fehler weiter, senden Sie die Angaben an den Support.',
    },
  },
}
