import { Refusal } from '#domain/refusals/refusals.ts';

/** Refuses a file with a sentence that names the part of it. */
export const refuseFile = (sentence: string): Refusal => new Refusal('campaign.importRefused', sentence);

export const notACampaign = (): Refusal => refuseFile('This is not a campaign that was exported from Hearthlore.');

/** What is wrong with a part, and where: the first field that a schema found fault with. */
export function damagedPart(path: string, line: number, field: readonly PropertyKey[] = []): Refusal {
  const where = field.length === 0 ? '' : ` in ${field.slice(0, 4).map(String).join('.')}`;
  return refuseFile(`${path} is damaged: line ${line} cannot be read${where}.`);
}
