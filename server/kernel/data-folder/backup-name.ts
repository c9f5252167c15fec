/** Why a backup is made: somebody asked, the clock said so, or the database is about to be brought up to date. */
export type BackupKind = 'asked' | 'daily' | 'beforeUpdate';

/** How the name of a backup of a kind begins. */
const beginnings: Record<BackupKind, string> = {
  asked: 'hearthlore-',
  daily: 'hearthlore-daily-',
  beforeUpdate: 'hearthlore-before-update-',
};

const pattern = /^hearthlore-(?:(daily|before-update)-)?(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.(?:tar\.gz|dump)$/;

/** What a backup made at a moment is called. */
export function backupName(kind: BackupKind, now: Date, ending: string): string {
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  return `${beginnings[kind]}${moment}.${ending}`;
}

/** Why the backup of this name was made; null for what is no name of a backup. */
export function kindOf(name: string): BackupKind | null {
  const [found, word] = pattern.exec(name) ?? [];
  if (found === undefined) return null;
  return word === 'daily' ? 'daily' : word === 'before-update' ? 'beforeUpdate' : 'asked';
}

/** When the backup of this name was made; null for what is no name of a backup, so that nothing else can be asked for. */
export function momentOf(name: string): string | null {
  const [, , year, month, day, hour, minute, second] = pattern.exec(name) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
