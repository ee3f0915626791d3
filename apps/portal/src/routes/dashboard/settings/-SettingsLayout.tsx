import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SettingsTabs } from './-SettingsTabs.tsx'

export function SettingsLayout() {
  return (
    <>
      <SettingsTabs />
      <Suspense>
        <Outlet />
      </Suspense>
    </>
  )
}
