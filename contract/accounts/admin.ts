import { AuditLine } from '#domain/account/audit.ts';
import { Id } from '#domain/ids.ts';
import { Invitation } from '#domain/account/invitation.ts';
import { PlanName, PlanRequest, PlanRequestState, PlanReason } from '#domain/account/plan-request.ts';
import { limits } from '#domain/limits/limits.ts';
import { QueuedListing } from '#domain/market/listing.ts';
import { listingStates } from '#domain/market/terms.ts';
import { endpointKinds } from '#domain/narration/endpoint-kind.ts';
import { z } from 'zod';
import { InvitationLimits, MadeInvitation } from './invitations-shapes.ts';
import { command, query } from '#contract/http/operation.ts';
import { EndpointSettings, PersonLine, Settings, Written } from './admin-shapes.ts';

const Done = z.object({});
const AboutPerson = z.object({ userId: Id });

export const people = query('admin.people', {
  summary: 'People by name or address, newest first; 50 at a time.',
  input: z.object({ search: Written(120).default(''), offset: z.int().min(0).max(1_000_000).default(0) }),
  output: z.object({ people: z.array(PersonLine), total: z.int() }),
});
export const setPlan = command('admin.setPlan', {
  summary: 'Gives somebody a plan; their sessions get new ids. The last administrator keeps theirs.',
  input: AboutPerson.extend({ plan: PlanName }),
  output: Done,
});
export const suspend = command('admin.suspend', {
  summary: 'Suspends somebody, or lets them back in. Sessions and sockets end within five seconds.',
  input: AboutPerson.extend({ suspended: z.boolean() }),
  output: Done,
});
export const signOutPerson = command('admin.signOutPerson', {
  summary: 'Ends all sessions of somebody.',
  input: AboutPerson,
  output: Done,
});
export const removeSecondFactor = command('admin.removeSecondFactor', {
  summary: 'Takes the second factor off an account, ends its sessions, and writes to its owner where mail is configured.',
  input: AboutPerson,
  output: z.object({ mailed: z.boolean() }),
});
export const recoveryLink = command('admin.recoveryLink', {
  summary: 'Makes a link with which somebody sets a new password once, within an hour.',
  input: AboutPerson,
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
});

export const planRequests = query('admin.planRequests', {
  summary: 'Plan requests, those that wait first.',
  input: z.object({ state: PlanRequestState.optional() }),
  output: z.array(PlanRequest),
});
export const waiting = query('admin.waiting', {
  summary: 'How many plan requests and listings wait. Numbers alone: they leave no line in the audit log.',
  input: z.object({}),
  output: z.object({ planRequests: z.int(), listings: z.int() }),
});
export const reviewPlanRequest = command('admin.reviewPlanRequest', {
  summary: 'Approves or declines a request with a sentence that the requester reads.',
  input: z.object({ requestId: Id, approve: z.boolean(), answer: PlanReason.nullable().default(null) }),
  output: PlanRequest,
});

export const marketQueue = query('admin.marketQueue', {
  summary: 'Listings of the marketplace that wait, were reported or were taken down, those that wait first.',
  input: z.object({}),
  output: z.array(QueuedListing).max(limits.listingsQueued),
});
export const judgeListing = command('admin.judgeListing', {
  summary: 'Shows a listing, or takes it down with a reason that its publisher reads. Its reports are settled by it.',
  input: z.object({
    listingId: Id,
    isShown: z.boolean(),
    /** Needed where it is taken down. */
    because: Written(limits.takenDownLength).default(''),
  }),
  output: z.object({ state: z.enum(listingStates) }),
});
export const removeRating = command('admin.removeRating', {
  summary: 'Removes what somebody said of a listing.',
  input: z.object({ ratingId: Id }),
  output: Done,
});

export const invitations = query('admin.invitations', { summary: 'All invitations.', input: z.object({}), output: z.array(Invitation) });
export const createInvitation = command('admin.createInvitation', {
  summary: 'Makes an invitation to the installation.',
  input: InvitationLimits,
  output: MadeInvitation,
});
export const revokeInvitation = command('admin.revokeInvitation', {
  summary: 'Revokes an invitation.',
  input: z.object({ invitationId: Id }),
  output: Done,
});

export const getSettings = query('admin.getSettings', {
  summary: 'How the installation is set. A key is never shown, only whether there is one.',
  input: z.object({}),
  output: z.object({
    settings: Settings,
    /** What the environment says about sign-ups, until an administrator decides otherwise. */
    modelKeySet: z.boolean(),
    narrator: z.string(),
    mail: z.object({ configured: z.boolean(), from: z.string().nullable() }),
  }),
});
export const saveSettings = command('admin.saveSettings', {
  summary:
    'Changes the settings; a key is kept encrypted, an empty one removes it, an absent one leaves it, and so an absent bound for files and whether listings wait.',
  input: Settings.extend({
    modelKey: z.string().max(500).optional(),
    megabytesPerPerson: Settings.shape.megabytesPerPerson.optional(),
    listingsReviewed: Settings.shape.listingsReviewed.optional(),
  }),
  output: z.object({ narrator: z.string() }),
});
/** Of each service something, by what it makes. */
const byKind = <Value extends z.ZodType>(value: Value) => z.record(z.enum(endpointKinds), value);
const Key = z.string().max(500).optional();
export const getEndpoints = query('admin.getEndpoints', {
  summary: 'Which services read aloud and draw pictures. A key is never shown, only whether there is one.',
  input: z.object({}),
  output: z.object({
    settings: EndpointSettings,
    keySet: byKind(z.boolean()),
    /** The model that answers now; null where none does. */
    running: byKind(z.string().nullable()),
  }),
});
export const saveEndpoints = command('admin.saveEndpoints', {
  summary: 'Changes the services; a key is kept encrypted, an empty one removes it, an absent one leaves it.',
  input: EndpointSettings.extend({ keys: z.object({ speech: Key, picture: Key }).default({}) }),
  output: z.object({ running: byKind(z.string().nullable()) }),
});
export const endpointUsage = query('admin.endpointUsage', {
  summary: 'What services made per day and per person: characters of speech, and pictures.',
  input: z.object({ days: z.int().min(1).max(365).default(30) }),
  output: z.object({
    days: z.array(z.object({ day: z.iso.date(), kind: z.enum(endpointKinds), amount: z.number() })),
    people: z.array(z.object({ userId: z.string().nullable(), name: z.string(), kind: z.enum(endpointKinds), amount: z.number() })),
  }),
});
export const testMail = command('admin.testMail', {
  summary: 'Sends a mail to the asking administrator, and says what the mail server said where it fails.',
  input: z.object({}),
  output: z.object({ sentTo: z.string() }),
});

const Day = z.object({ day: z.iso.date(), replies: z.int(), input: z.int(), output: z.int() });
export const usage = query('admin.usage', {
  summary: 'What the narrator cost per day and per campaign.',
  input: z.object({ days: z.int().min(1).max(365).default(30) }),
  output: z.object({
    days: z.array(Day),
    campaigns: z.array(z.object({ campaignId: z.string(), name: z.string(), replies: z.int(), input: z.int(), output: z.int() })),
  }),
});
export const audit = query('admin.audit', {
  summary: 'What administrators changed, newest first, or what they read too; 100 at a time.',
  input: z.object({
    which: z.enum(['changes', 'all']).default('changes'),
    before: z.int().positive().optional(),
    /** Only lines whose actor, operation or subject holds these words, in whatever case. */
    search: Written(120).default(''),
  }),
  output: z.array(AuditLine),
});
export const health = query('admin.health', {
  summary: 'Whether the database, the narrator’s queue, the model, mail, uploaded files and the disk are well.',
  input: z.object({}),
  output: z.array(z.object({ name: z.string(), state: z.enum(['good', 'warning', 'bad']), message: z.string() })),
});

const Backup = z.object({ name: z.string(), bytes: z.int(), createdAt: z.iso.datetime() });
export const backups = query('admin.backups', {
  summary: 'Backups on this server, newest first, and how much is stored.',
  input: z.object({}),
  output: z.object({
    backups: z.array(Backup),
    /** Where they lie on the server. */
    folder: z.string(),
    databaseBytes: z.int(),
    freeBytes: z.int(),
  }),
});
export const runBackup = command('admin.runBackup', { summary: 'Makes a backup now.', input: z.object({}), output: Backup });
