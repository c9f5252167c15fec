/**
 * Milliseconds that a refusing server asks to wait, from `retry-after-ms` or `retry-after` (seconds or a date, which is
 * read against the answer's own `date`); null when it does not say, or not clearly.
 */
export function retryAfter(headers: Readonly<Record<string, string | undefined>>): number | null {
  const exact = amount(headers['retry-after-ms']);
  if (exact !== null) return exact;
  const stated = headers['retry-after'];
  const seconds = amount(stated);
  if (seconds !== null) return seconds * 1000;
  const wait = Date.parse(stated ?? '') - Date.parse(headers['date'] ?? '');
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

function amount(text: string | undefined): number | null {
  return text !== undefined && /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : null;
}
