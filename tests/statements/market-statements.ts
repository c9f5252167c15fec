/** The statements of operations of the marketplace. */
export const marketStatements: Readonly<Record<string, number>> = {
  'market.browse': 2,
  'market.delete': 9,
  'market.forget': 6,
  'market.heroes': 2,
  'market.installHomebrew': 30,
  'market.installWorld': 99,
  'market.listing': 3,
  'market.mine': 2,
  'market.obtain': 8,
  'market.publishAssets': 20,
  'market.publishWorld': 30,
  'market.purchases': 4,
  'market.rate': 7,
  'market.report': 6,
  'market.setOffered': 6,
};
