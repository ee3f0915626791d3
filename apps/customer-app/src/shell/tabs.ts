import { IconCalendarStats, IconDevices2, IconHome, IconSunElectricity, IconUserCircle } from '@tabler/icons-react'

export const tabs = [
  { path: '/', word: 'home', icon: IconHome },
  { path: '/history', word: 'history', icon: IconCalendarStats },
  { path: '/outlook', word: 'outlook', icon: IconSunElectricity },
  { path: '/devices', word: 'devices', icon: IconDevices2 },
  { path: '/account', word: 'account', icon: IconUserCircle },
] as const
