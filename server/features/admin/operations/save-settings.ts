import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { saveSettings as operation } from '#contract/accounts/admin.ts';
import type { Settings } from '#contract/accounts/admin-shapes.ts';
import { lockSettings, saveSettings as save } from '#server/features/settings/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { adminCommand } from '#server/features/admin/audited.ts';
import type { AdminServices } from '#server/features/admin/admin-services.ts';

type Given = Pick<Settings, 'model'> & { modelKey?: string | undefined };

/** Makes the operation. Settings that no model can be opened with are refused in its own words, and the old ones stay. */
export const saveSettings = (services: AdminServices) =>
  adminCommand(operation, {
    may: policies['admin.saveSettings'],
    run: async ({ tx, input }) => {
      const before = await lockSettings(tx.sql);
      const { modelKey: _given, ...settings } = input;
      const { megabytesPerPerson = before.megabytesPerPerson, listingsReviewed = before.listingsReviewed } = settings;
      const after: StoredSettings = {
        ...before,
        ...settings,
        megabytesPerPerson,
        listingsReviewed,
        modelKey: keyAfter(services, before, input),
      };
      openOrRefuse(services, after);
      await save(tx.sql, after);
      const { label } = services.currentModel(after);
      return { output: { narrator: label }, about: 'The settings', detail: { ...settings, key: whatBecameOf(before, after) } };
    },
  });

/** The sealed key from now on. One that was given for an address is never taken to another one. */
function keyAfter({ encryption }: AdminServices, before: StoredSettings, { model, modelKey }: Given): string | null {
  if (model === null || model.name === '') return null;
  if (modelKey !== undefined) return modelKey.trim() === '' ? null : encryption.encrypt(modelKey.trim());
  if (before.modelKey === null || goesTo(before.model) === goesTo(model)) return before.modelKey;
  throw new Refusal('settings.modelRefused', 'The model is asked at another address now. Please enter the key for it, or remove the key.');
}

/** Where a model's key is sent. */
function goesTo(model: StoredSettings['model']): string {
  return JSON.stringify([model?.name.split(':', 1)[0], model?.baseUrl]);
}

function openOrRefuse({ openModel, encryption }: AdminServices, { model, modelKey }: StoredSettings): void {
  if (model === null) return;
  try {
    openModel({
      name: model.name === '' ? null : model.name,
      baseUrl: model.baseUrl,
      apiKey: modelKey === null ? null : encryption.decrypt(modelKey),
    });
  } catch (error) {
    throw new Refusal('settings.modelRefused', error instanceof Error ? error.message : undefined);
  }
}

function whatBecameOf(before: StoredSettings, after: StoredSettings): string {
  if (before.modelKey === after.modelKey) return after.modelKey === null ? 'none' : 'kept';
  return after.modelKey === null ? 'removed' : 'changed';
}
