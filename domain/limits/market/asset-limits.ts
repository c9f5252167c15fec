/** Limits of random tables and stamps that somebody keeps in their account. The pages know them as well. */
export const assetLimits = {
  /** Random tables of one account, and of one package. */
  tablesPerAccount: 100,
  tablesPerPackage: 40,
  /** Characters of the name of a table, and of the dice that it is rolled with. */
  tableNameLength: 80,
  tableDiceLength: 40,
  /** Rows of a table, what one of them weighs at most, and characters of its words. */
  tableRows: 200,
  tableRowWeight: 1000,
  tableRowLength: 400,
  /** Rolls on tables that follow one roll, and dice rolled in the words of one row. */
  tableSteps: 12,
  tableRowRolls: 10,
  /** Characters of the id of a table or a stamp. */
  ownAssetIdLength: 40,
  /** Stamps of one account, and of one package. */
  ownStampsPerAccount: 100,
  ownStampsPerPackage: 60,
  /** Characters of the name of a stamp, cells along its side, its areas and lines, and characters of all their paths. */
  ownStampNameLength: 60,
  ownStampCells: 12,
  ownStampCellsLeast: 0.25,
  /** Stamps of somebody's own that lie on one map, each counted once. */
  ownStampsPerMap: 40,
  ownStampShapes: 120,
  ownStampPathLength: 16_000,
  /** Characters of an SVG file that a stamp is made of, and of its elements those that are looked at. */
  svgLength: 400_000,
  svgElements: 3000,
} as const;
