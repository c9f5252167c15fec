/** How answers to questions begin, which tell nothing new. */
export const ofAnswers =
  /^(?:This was told|You can |You could |You have not |Nothing |Nobody |No |Yes|Say that |There is no more |It is not plain )/;
