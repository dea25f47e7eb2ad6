/** The fixed sentences: tests and people both read them. */
export const messages = {
  companyLine: (company: string) => `Copyright © 2025 ${company} Ltd`,
  errorLoggingIn: 'Error logging in.',
  errorLoggingYouIn: 'Error logging you in',
  invalidState: 'Invalid state parameter',
  loggingYouIn: 'Logging you in...',
  logoutFailed: 'Failed to log out:',
  noCode: 'No authorization code found',
  notFound: 'Oops! The page you are looking for does not exist.',
  sessionEnded: 'Your session has ended.',
  somethingWrong: 'Something went wrong!',
  timedOut: 'Request timed out',
  tryLater: 'An unexpected error occurred. Please try again later.',
  unreachable: 'CostDraft cannot be reached. Check your connection; nothing you saved is lost.',
} as const
