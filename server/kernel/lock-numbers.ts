/** What may be locked on the database besides rows, each under a number of its own: two under one number would wait for each other. */
export const lockNumbers = {
  migrations: 727_140_011,
  firstAdministrator: 727_140_012,
  signInAttempts: 727_140_013,
  codeTries: 727_140_021,
  storedBytes: 727_140_027,
  endpointExpenses: 727_140_029,
  damagedTables: 727_140_028,
} as const;
