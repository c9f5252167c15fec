import type { Settings } from '#contract/accounts/admin-shapes.ts';
import type { Signups } from '#domain/account/invitation.ts';

/** Who narrates, as one chooses it: what the environment says, the Storyteller, or a model named here. */
export type NarratorChoice = 'environment' | 'storyteller' | 'model';

/** The providers a model may come from, and what each needs. */
export const providers = [
  { id: 'openai-compatible', label: 'Any OpenAI-compatible server', needsUrl: true },
  { id: 'openai', label: 'OpenAI', needsUrl: false },
  { id: 'anthropic', label: 'Anthropic', needsUrl: false },
  { id: 'google', label: 'Google', needsUrl: false },
  { id: 'ollama', label: 'Ollama', needsUrl: false },
] as const;

/** The settings as they stand in the form: everything is text until it is saved. */
export interface SettingsDraft {
  signups: Signups;
  narrator: NarratorChoice;
  provider: string;
  model: string;
  baseUrl: string;
  /** A new key; empty leaves the one that is set. */
  key: string;
  removeKey: boolean;
  repliesPerCampaign: string;
  repliesPerPerson: string;
  megabytesPerPerson: string;
  listingsReviewed: boolean;
}

export type DraftErrors = Partial<Record<keyof SettingsDraft, string>>;

/** The form for settings as they are. */
export function draftOf({
  signups,
  model,
  repliesPerCampaign,
  repliesPerPerson,
  megabytesPerPerson,
  listingsReviewed,
}: Settings): SettingsDraft {
  const [, provider = providers[0].id, name = ''] = /^([^:]*):(.*)$/.exec(model?.name ?? '') ?? [];
  return {
    signups,
    narrator: model === null ? 'environment' : model.name === '' ? 'storyteller' : 'model',
    provider,
    model: name,
    baseUrl: model?.baseUrl ?? '',
    key: '',
    removeKey: false,
    repliesPerCampaign: repliesPerCampaign === null ? '' : String(repliesPerCampaign),
    repliesPerPerson: repliesPerPerson === null ? '' : String(repliesPerPerson),
    megabytesPerPerson: megabytesPerPerson === null ? '' : String(megabytesPerPerson),
    listingsReviewed,
  };
}

/** What is wrong with the form, in words beside each field. */
export function errorsOf(draft: SettingsDraft): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.narrator === 'model') {
    if (draft.model.trim() === '') errors.model = 'Please name the model.';
    const baseUrl = draft.baseUrl.trim();
    const needsUrl = providers.some(({ id, needsUrl: needs }) => id === draft.provider && needs);
    if (baseUrl === '' && needsUrl) errors.baseUrl = 'This provider needs an address.';
    if (baseUrl !== '' && !isHttpAddress(baseUrl)) errors.baseUrl = 'Please give an address such as https://models.example.org/v1.';
  }
  const bounds = { ...draft, megabytesPerPerson: roomIn(draft) };
  for (const field of ['repliesPerCampaign', 'repliesPerPerson', 'megabytesPerPerson'] as const) {
    if (capFrom(bounds[field]) === 'wrong') errors[field] = 'A number from 1 to 100,000, or nothing.';
  }
  return errors;
}

/** What is sent for a form without errors. */
export function settingsFrom(draft: SettingsDraft): Settings & { modelKey?: string } {
  const { signups, narrator, provider, model, baseUrl, key, removeKey } = draft;
  const named = { name: `${provider}:${model.trim()}`, baseUrl: baseUrl.trim() || null };
  return {
    signups,
    model: { environment: null, storyteller: { name: '', baseUrl: null }, model: named }[narrator],
    repliesPerCampaign: sent(draft.repliesPerCampaign),
    repliesPerPerson: sent(draft.repliesPerPerson),
    megabytesPerPerson: sent(roomIn(draft)),
    listingsReviewed: draft.listingsReviewed,
    ...(removeKey ? { modelKey: '' } : key.trim() === '' ? {} : { modelKey: key.trim() }),
  };
}

/** Whether the form says something else than what is set. */
export function isChanged(draft: SettingsDraft, settings: Settings): boolean {
  return JSON.stringify(settingsFrom(draft)) !== JSON.stringify(settingsFrom(draftOf(settings)));
}

/** The bound for files as it was typed; 0 means none, as nothing does. */
function roomIn({ megabytesPerPerson }: SettingsDraft): string {
  return megabytesPerPerson.trim() === '0' ? '' : megabytesPerPerson;
}

function sent(text: string): number | null {
  const cap = capFrom(text);
  return cap === 'wrong' ? null : cap;
}

/** A cap as it was typed: null for none, or `wrong`. */
export function capFrom(text: string, highest = 100_000): number | null | 'wrong' {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= highest ? Number(typed) : 'wrong';
}

/** Whether it is an http or https address. */
export function isHttpAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
