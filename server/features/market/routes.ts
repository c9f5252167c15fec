// What the marketplace answers at addresses of its own.
export { servePaymentNews } from './payments/serve-payment-news.ts';
export { serveCovers } from './serve-covers.ts';
export { servePackageExport } from './serve-package-export.ts';
export { servePackageImport } from './serve-package-import.ts';
