/** From the least to the most. */
export const coinNames = ['copper', 'silver', 'electrum', 'gold', 'platinum'] as const;
export type Coin = (typeof coinNames)[number];
