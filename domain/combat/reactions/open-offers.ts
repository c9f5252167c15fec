import type { OpenOffer } from './offer.ts';

/** What a fight waits for. */
interface Waiting {
  reaction: OpenOffer | null;
  alsoAsked: readonly OpenOffer[];
}

/** All offers that a fight waits for now, the first of them first. */
export const openOffers = ({ reaction, alsoAsked }: Waiting): OpenOffer[] => (reaction === null ? [] : [reaction, ...alsoAsked]);

/** What somebody is asked now; undefined where they are asked nothing. */
export const offerTo = (waiting: Waiting, id: string): OpenOffer | undefined =>
  openOffers(waiting).find(({ reactorId }) => reactorId === id);
