export { startDepartures } from './departures.ts';
export { serveExport } from './serve-export.ts';
