import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import { spells } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { activityIn } from './plan-magic.ts';

const activities = new Map<string, readonly Activity[]>();
beforeAll(async () => {
  for (let level = 0; level <= 9; level += 1)
    for (const [name, each] of await loadSpellDetails(level)) activities.set(name, each.activities);
});

/** What is done where somebody says that they cast a spell again that goes on: by its name, and null where it is cast. */
function again(name: string): string | null {
  const meant = activityIn(activities.get(name) ?? [], `I cast ${name} again`, true, name);
  return meant && isLater(meant) ? (meant.name ?? meant.kind) : null;
}

describe('a spell that goes on, and that somebody casts again in words', () => {
  it('is cast anew, but for those whose text gives a later use', () => {
    const used = spells.flatMap(({ name }) => (again(name) === null ? [] : [`${name}: ${again(name)}`]));
    expect(used.toSorted()).toEqual([
      'Alter Self: Change the option',
      'Arcane Hand: Clenched Fist',
      'Arcane Sword: Strike again',
      'Call Lightning: Strike again',
      'Conjure Fey: Teleport and strike',
      'Detect Thoughts: Probe deeper',
      'Dispel Evil and Good: Dismissal',
      "Dragon's Breath: Breathe",
      'Expeditious Retreat: Dash again',
      'Eyebite: Look at another creature',
      'Faithful Hound: Move the hound',
      'Flame Blade: Strike',
      'Flaming Sphere: Roll the sphere',
      'Gust of Wind: Turn the Line',
      'Heat Metal: Sear again',
      'Hex: Curse a new creature',
      "Hunter's Mark: Move the mark",
      'Magic Jar: Take a body',
      'Moonbeam: Move the beam',
      'Produce Flame: Throw fire',
      'Shapechange: Take another form',
      'Spiritual Weapon: Strike again',
      'Sunbeam: A new beam',
      'Telekinesis: Move a creature',
      'Vampiric Touch: Drain again',
    ]);
  });

  it('does by its name what follows by a word of somebody', () => {
    expect(activityIn(activities.get('Silent Image') ?? [], 'I move the image', true, 'Silent Image')?.while).toBe('active');
  });
});
