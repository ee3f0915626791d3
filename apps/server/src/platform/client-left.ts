import { DomainError } from './domain-error.ts'

/** The client disconnected before its request ended, so nobody reads the response. */
export class ClientLeft extends DomainError {
  constructor() {
    super('MalformedBody')
  }
}
