/** Fields for days and periods. */
export const days = {
  from: 'From',
  until: 'Until',
  choose: 'Calendar: {field}',
  placeholder: 'YYYY-MM-DD',
  invalid: 'Not a date. Example: {example}',
  outOfRange: 'This date is outside the possible range',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  presets: 'Common periods',
  preset: {
    today: 'Today',
    yesterday: 'Yesterday',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    thisWeek: 'This week',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
  },
} as const
