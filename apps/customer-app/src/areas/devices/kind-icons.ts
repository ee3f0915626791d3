import {
  IconCar,
  IconChargingPile,
  IconDashboard,
  IconFlame,
  IconRouter,
  IconSmartHome,
  IconSolarPanel2,
  IconTemperaturePlus,
} from '@tabler/icons-react'

export const kindIcons = {
  pvbattery: IconSolarPanel2,
  gateway: IconRouter,
  meter: IconDashboard,
  wallbox: IconChargingPile,
  heatpump: IconTemperaturePlus,
  gas: IconFlame,
  smarthome: IconSmartHome,
  electriccar: IconCar,
} as const
