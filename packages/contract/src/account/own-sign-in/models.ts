import { z } from 'zod'
import { email } from '../../formats.ts'

export const ownEmailModel = z.strictObject({ email })
