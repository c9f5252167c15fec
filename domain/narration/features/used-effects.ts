import type { Brief } from '#domain/narration/brief.ts';
import { featureNamed, timesOf } from './hero-features.ts';
import { itemNamed, wayNamed } from '#domain/narration/items/hero-items.ts';
import { choiceOf, spellNamed, wayToCast } from '#domain/narration/spells/hero-spells.ts';
import type { Ruling, ToolCall } from '#domain/narration/tool-call.ts';

/** An item that a hero used is paid for on their sheet, and mends whom it was for. */
export function itemEffects(party: Brief['party'], { rolls }: Ruling, call: Extract<ToolCall, { name: 'use_item' }>) {
  const sheet = party.find(({ id }) => id === call.heroId)?.sheet;
  const item = itemNamed(sheet?.items ?? [], call.item);
  const other = party.find(({ id }) => id === call.target && id !== call.heroId);
  const isAtFoe = call.target !== undefined && call.target !== call.heroId && !other;
  const way = item && wayNamed(item, call.way, isAtFoe ? 'harm' : 'heal');
  if (!sheet || !item || !way) return [];
  const faces = way.does.kind === 'heal' ? rolls.flatMap((roll) => roll.faces) : [];
  const isForSelf = !other && !isAtFoe && way.does.kind !== 'harm' && way.does.kind !== 'steady';
  const { characterId } = sheet;
  const many = way.does.kind === 'heal' && rolls.length > 1 ? { times: rolls.length } : {};
  const used = { kind: 'useItem', characterId, itemId: item.id, way: way.key, isForSelf, faces, ...many } as const;
  const amount = rolls.reduce((sum, { total }) => sum + total, 0);
  if (way.does.kind === 'steady')
    return [used, ...(other?.sheet ? [{ kind: 'stabilized', characterId: other.sheet.characterId } as const] : [])];
  const isMended = way.does.kind === 'heal' && other?.sheet !== undefined;
  return [used, ...(isMended && other.sheet ? [{ kind: 'healed', characterId: other.sheet.characterId, amount } as const] : [])];
}

/** A spell that a hero cast is paid for on their sheet, and leaves there what it leaves. */
export function spellEffects(party: Brief['party'], call: Extract<ToolCall, { name: 'cast_spell' }>) {
  const sheet = party.find(({ id }) => id === call.heroId)?.sheet;
  const spell = spellNamed(sheet?.spells ?? [], call.spell);
  const way = spell && wayToCast(spell, call);
  if (!sheet || !spell || !way || way.kind === 'item') return [];
  const choice = choiceOf(spell, call);
  const aimed = spell.targets && (call.targets ?? []).flatMap((id) => party.find((hero) => hero.id === id)?.sheet?.characterId ?? []);
  // Whom it strikes has no sheet: the ruling has rolled for them.
  const struck = spell.harm ? { targets: [], isRolled: true as const } : {};
  const more = { ...(choice && { choice }), ...(aimed && { targets: aimed }), ...struck };
  return [{ kind: 'castSpell' as const, characterId: sheet.characterId, spell: spell.id, with: way, ...more }];
}

/** A feature that a hero used is paid for on their sheet, and does there what it does. */
export function featureEffects(party: Brief['party'], call: Extract<ToolCall, { name: 'use_feature' }>) {
  const sheet = party.find(({ id }) => id === call.heroId)?.sheet;
  const feature = featureNamed(sheet?.features ?? [], call.feature);
  const other = call.target === call.heroId ? undefined : party.find(({ id }) => id === call.target)?.sheet;
  if (!sheet || !feature) return [];
  const times = timesOf(feature, call.times, (other ?? sheet).damage);
  const { use, way, slots } = feature;
  const more = { ...(other && { targets: [other.characterId] }), ...(slots !== undefined && { choice: slots }) };
  return [{ kind: 'useFeature' as const, characterId: sheet.characterId, use, way, times, ...more }];
}
