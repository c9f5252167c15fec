/** What is written here that other programs read otherwise, and how the other reading is written here. */
export const otherReadings = {
  keep: '“k3” keeps the 3 highest, as in Roll20 and Foundry. In Avrae it keeps every die that shows a 3.',
  drop: '“d1” drops the lowest, as in Roll20 and Foundry. Avrae writes “pl1” for it.',
  reroll: '“r” rolls again until another face falls, as in Roll20. In Foundry it rolls once, which is “ro” here.',
  below: '“<” means below, as in Foundry and Avrae. In Roll20 it means that number or below, which is “<=” here.',
  above: '“>” means above, as in Foundry and Avrae. In Roll20 it means that number or above, which is “>=” here.',
  compared: 'A test after dice counts the dice that pass, as in Roll20. Avrae compares the total with it.',
  successes: '“cs” counts successes, as in Foundry. In Roll20 it only marks critical successes.',
  percent: '“d%” is one die from 1 to 100. With two d10, 00 and 0 is 100.',
  divided: '“/” keeps fractions, and the total is rounded down. “//” rounds down at once, as in Avrae.',
  remainder: '“%” has the sign of what is divided by, as in Avrae. In Roll20 and Foundry -7 % 3 is -1, here it is 2.',
} as const;

export type OtherReading = keyof typeof otherReadings;
