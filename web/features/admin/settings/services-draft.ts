import type { EndpointSettings } from '#contract/accounts/admin-shapes.ts';
import type { EndpointKind } from '#domain/narration/endpoint-kind.ts';
import { limits } from '#domain/limits/limits.ts';
import { capFrom, isHttpAddress } from './settings-draft.ts';

/** Who is asked: what the environment says, nobody, or a service named here. */
export type ServiceChoice = 'environment' | 'none' | 'service';

/** A service as it stands in the form: everything is text until it is saved. */
export interface ServiceDraft {
  choice: ServiceChoice;
  baseUrl: string;
  model: string;
  voice: string;
  /** A new key; empty leaves the one that is set. */
  key: string;
  removeKey: boolean;
  /** What one person may have made in a day. */
  perPerson: string;
}

export type ServiceErrors = Partial<Record<keyof ServiceDraft, string>>;
export type ServicesDraft = Record<EndpointKind, ServiceDraft>;

function draftOf(setting: EndpointSettings[EndpointKind], perPerson: number | null): ServiceDraft {
  return {
    choice: setting === null ? 'environment' : setting.baseUrl === '' ? 'none' : 'service',
    baseUrl: setting?.baseUrl ?? '',
    model: setting?.model ?? '',
    voice: setting?.voice ?? '',
    key: '',
    removeKey: false,
    perPerson: perPerson === null ? '' : String(perPerson),
  };
}

/** The form for services as they are. */
export function servicesDraftOf({ speech, picture, speechPerPerson, picturesPerPerson }: EndpointSettings): ServicesDraft {
  return { speech: draftOf(speech, speechPerPerson), picture: draftOf(picture, picturesPerPerson) };
}

/** What is wrong with one service of the form, in words beside each field. */
export function serviceErrors(kind: EndpointKind, draft: ServiceDraft): ServiceErrors {
  const errors: ServiceErrors = {};
  if (draft.choice === 'service') {
    if (!isHttpAddress(draft.baseUrl.trim())) errors.baseUrl = 'Please give an address such as https://voices.example.org/v1.';
    if (draft.model.trim() === '') errors.model = 'Please name the model.';
    if (kind === 'speech' && draft.voice.trim() === '') errors.voice = 'Please name a voice.';
  }
  if (capFrom(draft.perPerson, limits.servicePerPerson) === 'wrong') errors.perPerson = 'A number from 1 to 100,000,000, or nothing.';
  return errors;
}

/** What is sent for a form without errors. */
export function servicesFrom({ speech, picture }: ServicesDraft): EndpointSettings & { keys: Partial<Record<EndpointKind, string>> } {
  return {
    speech: settingFrom(speech),
    picture: settingFrom(picture),
    speechPerPerson: capOf(speech),
    picturesPerPerson: capOf(picture),
    keys: { speech: keyFrom(speech), picture: keyFrom(picture) },
  };
}

/** Whether the form says something else than what is set. */
export function servicesChanged(draft: ServicesDraft, settings: EndpointSettings): boolean {
  return JSON.stringify(servicesFrom(draft)) !== JSON.stringify(servicesFrom(servicesDraftOf(settings)));
}

function settingFrom({ choice, baseUrl, model, voice }: ServiceDraft): EndpointSettings[EndpointKind] {
  if (choice === 'environment') return null;
  if (choice === 'none') return { baseUrl: '', model: '', voice: null };
  return { baseUrl: baseUrl.trim(), model: model.trim(), voice: voice.trim() || null };
}

function keyFrom({ choice, key, removeKey }: ServiceDraft): string | undefined {
  if (choice !== 'service') return undefined;
  return removeKey ? '' : key.trim() || undefined;
}

function capOf({ perPerson }: ServiceDraft): number | null {
  const cap = capFrom(perPerson, limits.servicePerPerson);
  return cap === 'wrong' ? null : cap;
}
