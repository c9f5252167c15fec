export { openEndpoint } from './endpoint.ts';
export type { Endpoint } from './endpoint.ts';
export { fetchPicture } from './fetch-picture.ts';
export { fetchSpeech } from './fetch-speech.ts';
export * as endpointLedger from './ledger.store.ts';
export { runningEndpoints } from './running-endpoints.ts';
export type { FixedEndpoint, RunningEndpoints } from './running-endpoints.ts';
export { spend } from './spend.ts';
