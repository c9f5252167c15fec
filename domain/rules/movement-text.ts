interface Movement {
  feet: string;
  unprovoked?: true | undefined;
  teleports?: true | undefined;
}

/** How far somebody may go beside the movement of the turn: "Up to 15 feet, without opportunity attacks." */
export function movementText({ feet, unprovoked, teleports }: Movement): string {
  if (teleports === true) return `A teleport of up to ${feet} feet.`;
  return `Up to ${feet} feet${unprovoked === true ? ', without opportunity attacks' : ''}.`;
}
