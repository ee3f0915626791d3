import { encodeModel } from '@wattdesk/sunspec/model-codec.ts'
import {
  at40000,
  blank,
  controls,
  type DeviceCase,
  dumpOf,
  gridMeter,
  kostalControls,
  nameplate,
  ofMaker,
  settings,
  storage,
  three,
  withPowerControl,
} from './case-registers.ts'
import { generating, mapOf } from './homes.ts'

/**
 * Values that owners of these devices published, decoded or as registers, in issues of the named projects. Encoded again; serial numbers
 * are invented. What an owner left out is absent, or by the manufacturer's document.
 */
export const reportedCases: readonly DeviceCase[] = [
  {
    // evcc-io/evcc 11046: the chain, with the inverter in whole numbers and in floats.
    device: 'Kostal PLENTICORE plus 8.5 with battery, the inverter in two models and the battery in another, unit 71',
    source: 'reported',
    units: () => ({
      71: at40000(
        mapOf(
          { Mn: 'KOSTAL', Md: 'PLENTICORE plus8.5', SN: '9' },
          // evcc-io/evcc 10912
          encodeModel(103, { values: { W: 47, W_SF: 0, WH: 37_325_890, WH_SF: 0, TmpCab: 28.8, Tmp_SF: -1 } }),
          three(47),
          nameplate,
          kostalControls,
          blank(160, 68),
          encodeModel(802, { values: {} }),
        ),
        dumpOf('kostal_plenticore'),
      ),
    }),
    kinds: ['HYBRID'],
    sums: { productionPowerW: 1_922, batteryPowerW: -1_875, batteryStateOfCharge: 0.47 },
    limits: [123],
    kept: [123],
    takesOnlySingle: true,
  },
  {
    // evcc-io/evcc 31535
    device: 'Kostal PLENTICORE plus without a battery, whose battery model is empty, unit 71',
    source: 'reported',
    units: () => ({
      71: at40000(
        mapOf(
          { Mn: 'KOSTAL', Md: 'PLENTICORE plus8', Vr: '01.30.12', SN: '8', DA: 71 },
          encodeModel(103, { values: { W: 940, W_SF: 0, WH: 56_985_670, WH_SF: 0, Hz: 49.99, Hz_SF: -2 } }),
          three(940),
          nameplate,
          kostalControls,
          encodeModel(160, {
            values: { DCW_SF: 0, N: 3 },
            groups: { module: [465, 522, 0].map((DCW) => ({ values: { IDStr: 'DC_STRING', DCW } })) },
          }),
          encodeModel(802, { values: { W: 0, W_SF: 0, SoC: 0, SoC_SF: 0, WHRtg: 0, WHRtg_SF: 0 } }),
        ),
        new Map([[588, 0]]),
      ),
    }),
    kinds: ['PV'],
    sums: { productionPowerW: 940 },
    limits: [123],
    kept: [123],
    takesOnlySingle: true,
  },
  {
    // evcc-io/evcc 18358 and 1069: it counts export downwards from 0.
    device: 'KOSTAL Smart Energy Meter, three phases, at every unit',
    source: 'reported',
    units: () => {
      const registers = ofMaker(
        'KOSTAL',
        'Smart Energy Meter',
        '7',
        encodeModel(203, {
          values: {
            ...{ W: 3_070, WphA: 2_350, WphB: 470, WphC: 240, W_SF: 1, Hz: 49.98, Hz_SF: -2 },
            ...{ TotWhExp: 0xffb6d9fd, TotWhImp: 0x002e108f, TotWh_SF: 0 },
          },
        }),
      )
      return { 1: registers, 2: registers, 71: registers }
    },
    kinds: ['GRID'],
    sums: { gridPowerW: 3_070, gridImportReadingWs: 3_018_895 * 3_600, gridExportReadingWs: 4_793_859 * 3_600 },
  },
  {
    // evcc-io/evcc 16924
    device: 'Fronius Symo 8.2-3-M in floats',
    source: 'reported',
    units: () => ({
      1: ofMaker(
        'Fronius',
        'Symo 8.2-3-M',
        '1',
        encodeModel(113, { values: { A: 0.75, PhVphA: 230.6, W: 177, Hz: 50, PF: 100, WH: 26_320_000, DCW: 193.84 } }),
        settings,
        controls,
      ),
    }),
    kinds: ['PV'],
    sums: { productionPowerW: 177 },
    limits: [123],
  },
  {
    // evcc-io/evcc 16924
    device: 'Fronius Symo 5.0-3-M in whole numbers, at night',
    source: 'reported',
    units: () => ({
      1: ofMaker(
        'Fronius',
        'Symo 5.0-3-M',
        '1',
        encodeModel(103, { values: { A: 0, A_SF: -2, W: 0, W_SF: -2, Hz: 0, Hz_SF: -2, WH: 75_438_296, WH_SF: 0 } }),
        settings,
        controls,
      ),
    }),
    kinds: ['PV'],
    sums: { productionPowerW: 0 },
    limits: [123],
  },
  {
    // evcc-io/evcc 16256. The inverter delivers what its strings have beyond the charge. Its battery has no time of reversion.
    device: 'Fronius GEN24 whose battery charges at a string of its own',
    source: 'reported',
    units: () => ({
      1: ofMaker(
        'Fronius',
        'Symo GEN24 10.0',
        '1',
        three(686.9),
        settings,
        controls,
        encodeModel(160, {
          values: { DCA_SF: -4, DCV_SF: -2, DCW_SF: -1, DCWH_SF: -2, N: 4 },
          groups: {
            module: [
              { values: { ID: 1, IDStr: 'MPPT 1', DCW: 3_296.7 } },
              { values: { ID: 2, IDStr: 'MPPT 2', DCW: 0 } },
              { values: { ID: 3, IDStr: 'StCha 3', DCW: 2_609.8 } },
              { values: { ID: 4, IDStr: 'StDisCha 4', DCW: 0 } },
            ],
          },
        }),
        storage(55, 0xffff),
      ),
    }),
    kinds: ['HYBRID'],
    sums: { productionPowerW: 3_296.7, batteryPowerW: -2_609.8, batteryStateOfCharge: 0.55 },
    limits: [123, 124],
    kept: [124],
  },
  {
    // evcc-io/evcc 19905: the second meter, at an older inverter. Its power is that of its currents and voltages.
    device: 'Fronius, inverter with its meter at unit 200 and that of another inverter at unit 201',
    source: 'reported',
    units: () => ({
      1: ofMaker('Fronius', 'Symo GEN24 10.0', '1', three(1_700), settings, controls),
      200: gridMeter('Fronius', '2', encodeModel(213, { values: { W: 250 } })),
      201: at40000(
        mapOf(
          { Mn: 'Fronius', Md: 'Smart Meter TS 65A-3', Opt: 'PV alt', Vr: '1.4', SN: '3', DA: 201 },
          encodeModel(213, {
            values: { A: -8.42, PhVphA: 234.3, PhVphB: 230.7, PhVphC: 234.8, W: -1_962.8, TotWhExp: 10_444_598, TotWhImp: 119 },
          }),
        ),
      ),
    }),
    kinds: ['PV', 'GRID', 'PV'],
    sums: { productionPowerW: 3_662.8, gridPowerW: 250 },
    limits: [123],
  },
  {
    // evcc-io/evcc 31594: without models by which it could be limited.
    device: 'KACO blueplanet 6.5 TL3, inverter',
    source: 'reported',
    units: () => ({
      1: ofMaker(
        'KACO new energy',
        'blueplanet 6.5 TL3',
        '1',
        encodeModel(103, {
          values: { A: 11.41, A_SF: -2, W: 2_590, W_SF: 1, Hz: 50, Hz_SF: -1, WH: 64_385_003, WH_SF: 0, DCA: 7.84, DCA_SF: -2 },
        }),
      ),
    }),
    kinds: ['PV'],
    sums: { productionPowerW: 2_590 },
  },
  {
    // volkszaehler/mbmd 178: models of its network come first, and it measures nothing.
    device: 'SMA solar inverter at night, unit 126',
    source: 'reported',
    units: () => ({
      126: ofMaker('SMA', 'Solar Inverter', '3007', blank(11, 13), blank(12, 98), encodeModel(103, { values: {} }), settings, controls),
    }),
    kinds: ['PV'],
    sums: {},
    limits: [123],
  },
  {
    // volkszaehler/mbmd 128
    device: 'SolarEdge SE15K, three phases, with reactive power',
    source: 'reported',
    units: () => ({
      1: withPowerControl(
        ofMaker(
          'SolarEdge',
          'SE15K-RW0T0BNN4',
          '1',
          encodeModel(103, {
            values: {
              ...{ A: 46.42, A_SF: -2, W: 8_632, W_SF: 0, VA: 11_308, VA_SF: 0, VAr: -7_305, VAr_SF: 0 },
              ...{ PF: -76.32, PF_SF: -2, WH: 1_188_574, WH_SF: 0 },
            },
          }),
        ),
      ),
    }),
    kinds: ['PV'],
    sums: { productionPowerW: 8_632 },
    limits: ['solaredge'],
  },
  {
    // evcc-io/evcc 12070
    device: 'SolarEdge SE5000H, single phase, which draws current at night',
    source: 'reported',
    units: () => ({
      1: withPowerControl(
        ofMaker(
          'SolarEdge',
          'SE5000H-RW000BNN',
          '1',
          encodeModel(101, { values: { A: 1.65, AphA: 1.65, A_SF: -2, PhVphA: 231.1, V_SF: -1, W: 0, W_SF: 0 } }),
        ),
      ),
    }),
    kinds: ['PV'],
    sums: { productionPowerW: 0 },
    limits: ['solaredge'],
  },
  {
    // evcc-io/evcc 15445
    device: 'SolarEdge, hybrid with a revenue meter, and models of the 700 series after it',
    source: 'reported',
    units: () => ({
      1: withPowerControl(
        at40000([
          ...mapOf({ Mn: 'SolarEdge', Md: 'SE5000H', SN: '1' }, generating(0)).slice(0, -2),
          ...encodeModel(1, { values: { Mn: 'SolarEdge', Md: 'SE-RGMTR-1D-240C-A', Opt: 'Export+Import', SN: '0', DA: 2 } }),
          ...encodeModel(203, {
            values: { W: -58, WphA: 1_087, WphB: -123, WphC: -1_022, W_SF: 0, Hz: 49.97, Hz_SF: -2, PhV: 235.49, V_SF: -2 },
          }),
          ...blank(711, 32),
          ...blank(712, 44),
          ...[0xffff, 0],
        ]),
      ),
    }),
    kinds: ['PV', 'GRID'],
    sums: { productionPowerW: 0, gridPowerW: 58 },
    limits: ['solaredge'],
  },
]
