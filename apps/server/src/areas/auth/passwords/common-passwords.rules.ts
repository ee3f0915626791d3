/**
 * Common password words in the languages of the service, which lead every published list of leaked passwords, alone or with
 * digits, punctuation and the usual letter substitutions. Undoing the variations makes a short list reject more than a long
 * list of spellings.
 */
const words = `
  password passwort passwd pass kennwort parola jelszo jelszavam contrasena motdepasse haslo heslo lozinka
  secret geheim segreto titok admin administrator root user guest test testing demo login welcome willkommen
  benvenuto udvozlok hello hallo ciao szia changeme letmein access default temp temporary sample example master
  superuser support service server system computer internet windows microsoft google apple samsung android
  qwertz qwerty qwertzuiop qwertyuiop qwert asdf asdfg asdfgh asdfghjkl asdfghjk yxcvbnm zxcvbnm zxcvbn yxcvbn
  qazwsx qaywsx qazwsxedc qaywsxedc qwer qweasd qweasdzxc qwerasdf poiuytrewq lkjhgfdsa mnbvcxz azerty azertyuiop
  abc abcd abcde abcdef abcdefg abcdefgh aaa abcabc xxx asd zxc
  iloveyou loveyou iloveu love lovely liebe ichliebedich schatz schatzi tiamo amore amoremio szeretlek szerelem
  princess prinzessin principessa hercegno sunshine sonnenschein sole napsugar summer sommer estate winter
  spring autumn herbst monday montag january january birthday geburtstag
  football fussball calcio futball soccer baseball basketball hockey juventus inter milan napoli bayern borussia
  dortmund schalke hamburg berlin roma ferrari fradi ferencvaros liverpool arsenal chelsea manchester
  dragon monkey tiger lion panther eagle falcon shadow phoenix wolf snoopy hund katze kutya macska mausi hase
  butterfly schmetterling farfalla flower blume fiore pokemon pikachu starwars batman superman spiderman ironman
  hobbit gandalf matrix trustno jordan michael jennifer jessica ashley daniel andrea francesco alessandro giuseppe
  thomas christian alexander stefan sebastian matthias martin peter andreas anna maria laura nicole sabrina
  gabor zoltan laszlo attila balazs tamas krisztian hunter harley mustang mercedes porsche corvette yamaha
  whatever freedom freiheit liberta szabadsag killer soldier ninja angel engel angelo angyal jesus heaven
  cheese chocolate schokolade cookie banana orange lemon pepper ginger computer nothing nobody
  mynoob donald starbucks nintendo playstation minecraft fortnite naruto metallica slipknot blink
  house haus casa energy energie energia solar sonne battery photovoltaik heatpump waermepumpe
  wattdesk backoffice portal
`

export const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))
