import { fightOf } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { expect, it } from 'vitest';
import { figuresOf } from './figure.ts';
import { initialsOf } from '#web/ui/initials.ts';
import { groupsBySide } from './sides.ts';

it('those in a fight stand apart by side, foes of whoever acts first', () => {
  const fight = fightOf('kara', 'goblin', 'troll');
  const bystanders = fight.combatants.slice(0, 1).map((one) => ({ ...one, id: 'bystander', side: 'others' as const }));
  const figures = figuresOf(combatViewFor('dm', { ...fight, combatants: [...fight.combatants, ...bystanders] }, 'words'));
  const seenBy = (...seen: [Parameters<typeof groupsBySide>[1], Parameters<typeof groupsBySide>[2]?]) =>
    groupsBySide(figures, ...seen).map(({ title, figures: those }) => `${title}: ${those.map(({ id }) => id).join(' ')}`);
  expect(seenBy('heroes')).toEqual(['Foes: goblin troll', 'Friends: kara', 'Others: bystander']);
  expect(seenBy('foes')).toEqual(['Foes: kara', 'Friends: goblin troll', 'Others: bystander']);
  expect(seenBy('others')).toEqual(['Foes: goblin troll', 'Friends: bystander', 'Others: kara']);
  expect(seenBy('heroes', 'friends')).toEqual(['Friends: kara', 'Others: bystander', 'Foes: goblin troll']);
  expect(seenBy('heroes', 'foes')).toEqual(seenBy('heroes'));
  expect(seenBy(null)).toEqual(['Heroes: kara', 'Foes: goblin troll', 'Others: bystander']);
});

it('initials stand for a name, with the number that tells it from others', () => {
  const marks = ['Goblin Minion 3', 'Ogre', 'Kara of the Long Reeds', 'the nameless', ' Åsa '].map(initialsOf);
  expect(marks.map(({ letters, number }) => letters + number)).toEqual(['GM3', 'O', 'KR', 'T', 'Å']);
});
