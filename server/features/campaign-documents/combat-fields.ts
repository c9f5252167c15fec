type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of a step, an event or an end of a condition by the name that it has now. */
function fieldName(name: string, value: unknown, owner: Fields): string {
  if (name === 'who') return 'actorId';
  if (name === 'whom') return Array.isArray(value) ? 'targetIds' : 'targetId';
  if (name === 'whose') return 'combatantId';
  if (name === 'at' && 'whose' in owner) return 'when';
  return name === 'what' && 'kind' in owner ? 'name' : name;
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  return isFields(value) ? nameCombatFields(value) : value;
}

/** Names who acts, whom it is for and whose turns are counted by what the fields hold, wherever in a stored fight they are. */
export function nameCombatFields(fight: Fields): Fields {
  return Object.fromEntries(Object.entries(fight).map(([name, value]) => [fieldName(name, value, fight), renamed(value)]));
}
