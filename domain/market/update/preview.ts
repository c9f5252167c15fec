import { z } from 'zod';
import type { UpdatePlan } from './plan-update.ts';
import { partKinds } from './part-key.ts';
import type { Part } from './part.ts';

const Named = z.object({ key: z.string(), kind: z.enum(partKinds), name: z.string() });
const InFields = Named.extend({ fields: z.array(z.string()) });

/** What becomes of an installed copy with a newer version, before anything is written. */
export const UpdatePreview = z.object({
  from: z.string(),
  to: z.string(),
  /** What the update is called, as it was seen. */
  seen: z.string(),
  added: z.array(Named),
  removed: z.array(Named),
  /** What follows the new version, with the fields. */
  changed: z.array(InFields),
  /** What stays as one has changed it; without fields where one has removed it. */
  kept: z.array(InFields),
  /** What both have changed: `mine` and `theirs` are null where that side has no such part. */
  choices: z.array(
    z.object({
      key: z.string(),
      part: Named,
      /** Null for the part as a whole. */
      field: z.string().nullable(),
      mine: z.unknown(),
      theirs: z.unknown(),
      /** Both together, where that is possible. */
      both: z.object({ value: z.unknown() }).nullable(),
    }),
  ),
});
export type UpdatePreview = z.infer<typeof UpdatePreview>;

const named = ({ key, kind, name }: Pick<Part, 'key' | 'kind' | 'name'>) => ({ key, kind, name });

/** A plan as it is shown to whoever decides. */
export function previewOf(plan: UpdatePlan): Omit<UpdatePreview, 'from' | 'to' | 'seen'> {
  const shown: Omit<UpdatePreview, 'from' | 'to' | 'seen'> = {
    added: [],
    removed: [],
    changed: [],
    kept: plan.kept.map(({ part, fields }) => ({ ...part, fields })),
    choices: plan.choices.map((choice) => ({ ...choice, mine: choice.mine ?? null, theirs: choice.theirs ?? null })),
  };
  for (const { before, after } of plan.follows) {
    if (before && after) {
      const fields = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])];
      shown.changed.push({ ...named(after), fields: fields.filter((field) => before.fields[field] !== after.fields[field]) });
    } else if (after) shown.added.push(named(after));
    else if (before) shown.removed.push(named(before));
  }
  return shown;
}
