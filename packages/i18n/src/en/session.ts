export const session = {
  login: {
    title: 'Sign in to Wattdesk',
    intro: 'The back office for customers, installations and their energy.',
    continue: 'Continue with sign-in',
    redirecting: 'Redirecting to sign-in…',
    finishing: 'Signing you in…',
    failed: 'Login failed. Please try again.',
    notRegistered: 'User not registered.',
    unexpected: 'An unexpected error occurred. {message}',
  },
  multifactor: {
    title: 'Two-factor authentication',
    intro: 'Enter the 6-digit code from your authenticator app, or one of your recovery codes.',
    code: 'Code',
    verify: 'Verify',
    invalid: 'Invalid MFA Token',
    cancel: 'Sign in as someone else',
  },
  expired: 'Sorry, your session has expired. Please log in again to continue.',
  held: {
    title: 'Your session has expired',
    text: 'What you typed is kept in this tab. Sign in again in another tab, then you can go on here.',
    signIn: 'Sign in again',
    discard: 'Discard input',
  },
} as const
