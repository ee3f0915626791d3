-- What is known of PV systems for section 9 of the German Renewable Energy Sources Act, and who was reminded of it.
create table eeg9_records (
  configuration_id uuid primary key references pv_battery_configurations (id) on delete cascade,
  commissioned_on date,
  grid_operator text,
  meter_number text,
  market_location_id text,
  imsys_installed_on date,
  control_unit_type text check (control_unit_type in ('control_box', 'ripple_control_receiver')),
  grid_operator_test_passed_on date,
  reminders_sent integer not null default 0,
  last_reminder_at timestamptz,
  updated_at timestamptz,
  version integer not null default 0,
  check (grid_operator_test_passed_on is null or (imsys_installed_on is not null and control_unit_type is not null))
);
