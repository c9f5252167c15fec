import type { EndpointKind } from '#domain/narration/endpoint-kind.ts';
import { log } from '#server/kernel/log.ts';
import type { Encryption } from '#server/kernel/encryption.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { openEndpoint } from './endpoint.ts';
import type { Endpoint, EndpointChoice } from './endpoint.ts';

/** A service of the environment with its key; null where it names none. */
export type FixedEndpoint = (EndpointChoice & { apiKey: string | null }) | null;

interface Sources {
  /** The services of the environment, for as long as no administrator has chosen others. */
  fixed: Record<EndpointKind, FixedEndpoint>;
  /** What keeps the keys. */
  encryption: Encryption;
}

/** Tells which service answers by the settings that hold; null where there is none. */
export type RunningEndpoints = (settings: StoredSettings, kind: EndpointKind) => Endpoint | null;

/** Makes the function that tells which service answers. It is given the settings each time, so that a change holds at once on every server. */
export function runningEndpoints({ fixed, encryption }: Sources): RunningEndpoints {
  const environment: Record<EndpointKind, Endpoint | null> = {
    speech: fixed.speech && openEndpoint('speech', fixed.speech, fixed.speech.apiKey),
    picture: fixed.picture && openEndpoint('picture', fixed.picture, fixed.picture.apiKey),
  };
  return (settings, kind) => {
    const chosen = settings.endpoints[kind];
    if (chosen === null) return environment[kind];
    if (chosen.baseUrl === '') return null;
    try {
      const apiKey = chosen.key === null ? null : encryption.decrypt(chosen.key);
      if (chosen.key !== null && apiKey === null) throw new Error('A stored API key can no longer be read. Please enter it again.');
      return openEndpoint(kind, chosen, apiKey);
    } catch (error) {
      log.fault(`The ${kind} service of the settings cannot be used`, error);
      return null;
    }
  };
}
