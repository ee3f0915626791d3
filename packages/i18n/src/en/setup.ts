/** The page that sets up a deployment without members. */
export const setup = {
  title: 'Set up Wattdesk',
  intro: 'This deployment is empty. You will be its first member, with all rights.',
  organisation: 'Organization',
  country: 'Country',
  countryHint: 'The country of your first region.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Your e-mail address',
  emailHint: 'You will sign in with it.',
  submit: 'Continue',
  fault: {
    missing: 'Fill in this field, with at most 80 characters.',
    country: 'Choose a country.',
    link: 'This link has expired, or Wattdesk has already been set up. If nobody can sign in yet, restart the server: it will show a new link.',
  },
} as const
