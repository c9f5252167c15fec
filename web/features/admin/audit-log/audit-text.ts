import type { AuditLine } from '#domain/account/audit.ts';
import { momentOf } from '#web/ui/format/dates.ts';
import { sizeOf } from '#web/ui/format/figures.ts';

/** What an administrator did, by its operation; `*` stands for whom or what it was about. */
const sentences: Record<string, string> = {
  'admin.people': 'Looked at *',
  'admin.setPlan': 'Changed the plan of *',
  'admin.suspend': 'Suspended *, or let them back in',
  'admin.signOutPerson': 'Signed * out everywhere',
  'admin.removeSecondFactor': 'Removed the second factor of *',
  'admin.recoveryLink': 'Made a recovery link for *',
  'admin.planRequests': 'Looked at *',
  'admin.waiting': 'Counted *',
  'admin.reviewPlanRequest': 'Answered the plan request of *',
  'admin.invitations': 'Looked at *',
  'admin.createInvitation': 'Made *',
  'admin.revokeInvitation': 'Revoked *',
  'admin.getSettings': 'Looked at *',
  'admin.saveSettings': 'Changed *',
  'admin.getEndpoints': 'Looked at *',
  'admin.saveEndpoints': 'Changed *',
  'admin.endpointUsage': 'Looked at *',
  'admin.testMail': 'Sent *',
  'admin.usage': 'Looked at *',
  'admin.marketQueue': 'Looked at *',
  'admin.judgeListing': 'Decided about *',
  'admin.removeRating': 'Removed *',
  'admin.audit': 'Looked at *',
  'admin.health': 'Looked at *',
  'admin.backups': 'Looked at *',
  'admin.runBackup': 'Made *',
  'admin.downloadBackup': 'Downloaded *',
  'server.stopWrites': 'Stopped all writes to *',
  'command.mend': 'Let writes go on to *',
};

/** A thing within a sentence: "The settings" as "the settings". Names keep their capital. */
function inSentence(about: string): string {
  return /^(?:The|A|An|All|Plan requests|People like|Everybody|Failed)\b/.test(about)
    ? about.charAt(0).toLowerCase() + about.slice(1)
    : about;
}

function templateOf({ action, detail }: Pick<AuditLine, 'action' | 'detail'>): string {
  if (action === 'admin.suspend' && typeof detail['suspended'] === 'boolean') return detail['suspended'] ? 'Suspended *' : 'Let * back in';
  if (action === 'admin.reviewPlanRequest' && (detail['state'] === 'APPROVED' || detail['state'] === 'DECLINED')) {
    return `${detail['state'] === 'APPROVED' ? 'Approved' : 'Declined'} the plan request of *`;
  }
  return sentences[action] ?? `${action} · *`;
}

/** What was done to whom or what, as one sentence; the operation's own name where there are no words for it. */
export function sentenceOf(line: Pick<AuditLine, 'action' | 'about' | 'detail'>): string {
  return templateOf(line).replace('*', () => inSentence(line.about));
}

/** "repliesPerCampaign" as "replies per campaign". */
function spaced(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLocaleLowerCase('en');
}

function valueText(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join(', ');
  if (typeof value === 'object') return `(${pairsOf(value)})`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? momentOf(value) : value;
}

function pairsOf(detail: object): string {
  return Object.entries(detail)
    .map(([name, value]) =>
      name === 'bytes' && typeof value === 'number' ? `size: ${sizeOf(value)}` : `${spaced(name)}: ${valueText(value)}`,
    )
    .join(', ');
}

/** Where in a list somebody was. */
const places = new Set(['offset', 'before']);

/** The details of a line as one line of words, without ids and what is said already; empty when there are none. */
export function detailText({ action, detail }: Pick<AuditLine, 'action' | 'detail'>): string {
  const isSaid = (name: string) =>
    (action === 'admin.suspend' && name === 'suspended') || (action === 'admin.reviewPlanRequest' && name === 'state');
  return pairsOf(Object.fromEntries(Object.entries(detail).filter(([name]) => !/id$/i.test(name) && !places.has(name) && !isSaid(name))));
}
