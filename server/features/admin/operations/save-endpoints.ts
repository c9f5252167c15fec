import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { EndpointKind } from '#domain/narration/endpoint-kind.ts';
import { saveEndpoints as operation } from '#contract/accounts/admin.ts';
import type { EndpointSettings } from '#contract/accounts/admin-shapes.ts';
import { lockSettings, saveSettings } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { openEndpoint } from '#server/features/endpoints/index.ts';
import { adminCommand } from '#server/features/admin/audited.ts';
import { runningNow } from './get-endpoints.ts';
import type { AdminServices } from '#server/features/admin/admin-services.ts';

type Chosen = EndpointSettings[EndpointKind];
type Stored = StoredSettings['endpoints'][EndpointKind];

/** Makes the operation. Services that cannot be asked are refused in a sentence, and the old ones stay. */
export const saveEndpoints = (services: AdminServices) =>
  adminCommand(operation, {
    may: policies['admin.saveEndpoints'],
    run: async ({ tx, input }) => {
      const before = await lockSettings(tx.sql);
      const { keys, ...settings } = input;
      const now = before.endpoints;
      const speech = storedFrom(services, 'speech', { before: now.speech, chosen: settings.speech, key: keys.speech });
      const picture = storedFrom(services, 'picture', { before: now.picture, chosen: settings.picture, key: keys.picture });
      const { speechPerPerson, picturesPerPerson } = settings;
      const after: StoredSettings = { ...before, endpoints: { speech, picture }, speechPerPerson, picturesPerPerson };
      await saveSettings(tx.sql, after);
      const running = runningNow(services.endpoints, after);
      const becameOfKey = { speech: whatBecameOf(now.speech, speech), picture: whatBecameOf(now.picture, picture) };
      return { output: { running }, about: 'The services', detail: { ...settings, keys: becameOfKey } };
    },
  });

/** The service as it is stored from now on. A key that was given for an address is never taken to another one. */
function storedFrom(
  { encryption }: AdminServices,
  kind: EndpointKind,
  { before, chosen, key }: { before: Stored; chosen: Chosen; key: string | undefined },
): Stored {
  if (chosen === null || chosen.baseUrl === '') return chosen && { ...chosen, key: null };
  if (key === undefined && before !== null && before.key !== null && before.baseUrl !== chosen.baseUrl)
    throw new Refusal(
      'settings.modelRefused',
      'The service is asked at another address now. Please enter the key for it, or remove the key.',
    );
  const given = key?.trim() ?? '';
  const sealed = key === undefined ? (before?.key ?? null) : given === '' ? null : encryption.encrypt(given);
  try {
    openEndpoint(kind, chosen, sealed === null ? null : encryption.decrypt(sealed));
  } catch (error) {
    throw new Refusal('settings.modelRefused', error instanceof Error ? error.message : undefined);
  }
  return { ...chosen, key: sealed };
}

function whatBecameOf(before: Stored, after: Stored): string {
  const [one = null, other = null] = [before?.key, after?.key];
  if (one === other) return other === null ? 'none' : 'kept';
  return other === null ? 'removed' : 'changed';
}
