import { z } from 'zod';

/** One thing an administrator read or changed. */
export const AuditLine = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actorId: z.string().nullable(),
  actorName: z.string(),
  /** The operation, e.g. admin.setPlan. */
  action: z.string(),
  /** Whom or what it was about, in words. */
  about: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** What an administrator only read; everything else in the log changed something, or took data out of the installation. */
export const readings: readonly string[] = [
  'admin.people',
  'admin.planRequests',
  'admin.marketQueue',
  'admin.invitations',
  'admin.getSettings',
  'admin.getEndpoints',
  'admin.endpointUsage',
  'admin.usage',
  'admin.audit',
  'admin.health',
  'admin.backups',
];
