export { startDepartures } from './departures.ts';
export { tellTables } from './tell-tables.ts';
export { serveExport } from './serve-export.ts';
