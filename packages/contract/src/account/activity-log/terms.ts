export const verificationStates = ['waiting', 'running', 'done'] as const
