/** How somebody meets damage of one type. */
export interface DamageMeeting {
  isImmune: boolean;
  resists: boolean;
  isVulnerable: boolean;
}

/** The damage that is taken: none with immunity, half with resistance (rounded down), then double with vulnerability (SRD 5.2.1). */
export function damageMet(amount: number, { isImmune, resists, isVulnerable }: DamageMeeting): number {
  if (isImmune) return 0;
  const halved = resists ? Math.floor(amount / 2) : amount;
  return isVulnerable ? halved * 2 : halved;
}
