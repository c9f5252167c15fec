type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const each = (list: unknown, change: (one: Fields) => Fields): unknown =>
  Array.isArray(list) ? list.map((one: unknown) => (isFields(one) ? change(one) : one)) : list;
const rename =
  (to: string) =>
  ({ who, ...rest }: Fields): Fields => ({ ...rest, [to]: who });

/** Makes a fact of how each fight went, which was a sentence, and calls those who took and gained something by what they are. */
export function nameRecapFields(recap: Fields): Fields {
  const { index } = recap;
  if (!isFields(index)) return recap;
  return {
    ...recap,
    index: {
      ...index,
      loot: each(index['loot'], rename('takenBy')),
      experience: each(index['experience'], rename('name')),
      levels: each(index['levels'], rename('name')),
      fights: each(index['fights'], ({ foes, outcome }) => ({ outcome: 'written', foes, text: outcome })),
    },
  };
}
