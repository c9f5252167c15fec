/** Somebody at a table, with the token of a session. */
export interface Member {
  id: string;
  name: string;
  token: string;
}

export interface Room {
  id: string;
  members: Member[];
}

/** A hundred tables of six, as people play. */
export const tables = Array.from({ length: 100 }, (_, n) => roomOf(`table-${n}`, 6));
/** One table with a thousand people, as when an evening is broadcast. */
export const hall = roomOf('hall', 1000);
/** A table that the narrator answers. */
export const told = roomOf('told', 6);
/** Another one, which two hundred people watch. */
export const watched = roomOf('watched', 200);
/** Messages that stand in each table of six before anything is measured. */
export const HISTORY = 200;

/** Words of an ordinary message. */
export const WORDS = 'I hold the lantern low, wade along the reeds and listen for whoever rang the bell before the tide went out.';

/** A table of so many people, with the ids and sessions that follow from its name. */
export function roomOf(id: string, size: number): Room {
  return {
    id,
    members: Array.from({ length: size }, (_, n) => ({ id: `${id}-${n}`, name: `Player ${n}`, token: `token-of-person-${id}-${n}` })),
  };
}

/** Something of a list, whatever number comes. */
export function pick<Item>(items: Item[], n: number): Item {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
