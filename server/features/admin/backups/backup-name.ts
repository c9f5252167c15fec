const pattern = /^hearthlore-(?:daily-)?(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.(?:tar\.gz|dump)$/;

/** What a backup made at a moment is called. */
export function backupName(kind: 'asked' | 'daily', now: Date, ending: string): string {
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  return `hearthlore-${kind === 'daily' ? 'daily-' : ''}${moment}.${ending}`;
}

/** When the backup of this name was made; null for what is no name of a backup, so that nothing else can be asked for. */
export function momentOf(name: string): string | null {
  const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
