import type { PlayedService } from './played-service.ts'

/** Something that happens at an instant (epoch ms). */
export type Deed = { at: number; run(service: PlayedService): Promise<void> }
