-- Whether an identifier is in use is asked while it is typed: by what the vendor's installation is called, or by the serial number.
create index pv_battery_by_installation on pv_battery_configurations (installation_id);
create index pv_battery_by_serial on pv_battery_configurations (serial_number) where serial_number is not null;
