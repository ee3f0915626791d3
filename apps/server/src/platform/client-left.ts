import { DomainError } from './domain-error.ts'

/** The client closed its connection before its request was through. Nobody reads the answer. */
export class ClientLeft extends DomainError {
  constructor() {
    super('MalformedBody')
  }
}
