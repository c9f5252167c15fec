/** Limits of the narrator and the DM's assistant that the pages know as well. */
export const narrationLimits = {
  /** Messages of the DM assistant's history that are shown. */
  assistantPage: 100,
  /** The lowest difficulty class a narrator may ask for. */
  difficultyMinimum: 5,
  /** The highest difficulty class a narrator may ask for. */
  difficultyMaximum: 25,
  /** Requests a narrator may make in one reply. */
  toolCallsPerReply: 24,
  /** Heroes whom one spell of a reply is for. */
  heroesAimedAt: 12,
  /** Those present whom one spell of a reply is cast at. */
  foesAimedAt: 12,
  /** The lowest difficulty of a check that the adventure does not name: an easy task (SRD 5.2.1, Difficulty Class). */
  easyTask: 10,
  /** Clues that one reply may reveal. */
  cluesPerReply: 3,
  /** Characters of one thing that somebody of the tale keeps in mind of the party. */
  memoryLength: 120,
  /** Things that one person keeps in mind; the oldest go first. */
  memoriesPerPerson: 24,
  /** Things that a narrator may have people keep in mind by one reply. */
  memoriesPerReply: 4,
  /** Characters of the words of a scene tag: of what it is about, and of a state in words. */
  tagWords: 60,
  /** Scene tags that a play keeps; of more the oldest give way. */
  tagsPerPlay: 40,
  /** Scene tags that one hero's deeds leave in one reply. */
  tagsPerHero: 2,
  /** Turns within which a hero who was asked whether they truly mean a deadly deed does it by saying so. */
  turnsToMeanIt: 2,
  /** Dice of the damage that a deadly deed does to its doer. */
  perilDamage: '4d6',
  /** What one stake in a game may be worth, in copper: five gold. */
  stakeInCopper: 500,
  /** Turns after which a danger may come a step closer by itself. */
  turnsPerStepOfDanger: 3,
  /** Turns after which the Storyteller lets a danger come closer by itself. */
  turnsUntilDangerStirs: 7,
  /** Turns in which the party gets no farther before the Storyteller says where there is something to be had. */
  turnsBeforeHint: 3,
  /** Turns of one day of the story: between two long rests. */
  turnsPerDay: 8,
  /** Things to say next that stand beside a reply in a fight. */
  optionsInFight: 6,
  /** Steps a narrator may take in one reply. */
  stepsPerReply: 6,
  /** Characters a narrator's reply may have; what is longer is cut at a sentence. */
  replyLength: 8000,
  /** Words in which a scene is told. An answer may have fewer. */
  replyWords: { least: 40, most: 350 },
  /** Messages of recent play a narrator is shown. */
  recentMessages: 30,
  /** Words of a Dungeon Master that one reply takes up. */
  directionsPerReply: 8,
  /** Characters that a browser's voice says at a time: voices of some browsers fall silent in longer texts, and a pause begins again there. */
  browserSpeechLength: 200,
  /** Characters of each line of guidance. */
  guidanceLength: 600,
  /** Words of guidance in a row that no reply repeats; of a shorter line all of them, if there are enough. */
  guidanceWordsInARow: 6,
  guidanceWordsAtLeast: 4,
  /** Turns of a rehearsal without an account, and characters of what is said in one. */
  practiceTurns: 4,
  practiceWordsLength: 300,
  /** People whose names are known where the narrator answers when it is addressed. */
  addressedPlayers: 50,
} as const;

/** Limits of the narrator and the DM's assistant that the server alone knows. */
export const narrationServerLimits = {
  /** Characters of lore that is hidden, and of lore that is open, in which replies are looked for. */
  loreCheckedCharacters: 200_000,
  /** Campaigns whose lore is kept ready for that. */
  loresKept: 20,
  /** Replies of which Dungeon Masters are told at once what was held back. */
  repliesHeldBack: 50,
  /** Heroes that a brief names besides those who act, and whom the assistant knows. */
  heroesPerBrief: 12,
  /** Characters of recent talk that a prompt holds. */
  talkCharacters: 12_000,
  /** Replies of the narrator with which recent talk leaves a prompt together, so that it stays as it is in between. */
  repliesDroppedTogether: 6,
  /** Characters that the lists of a hero's card in a prompt have, each: six heroes of the highest level take about 1,500 tokens. */
  heroCardLists: { weapons: 80, cantrips: 70, prepared: 200, carries: 120, slots: 140, uses: 140 },
  /** Characters of one name on a hero's card in a prompt; what people call their things may be long. */
  heroCardName: 40,
  /** Messages that one reply outside of a turn answers: the last of each person, and of all of these the last. */
  messagesAnswered: { perPerson: 12, total: 60 },
  /** Messages in which lore for a brief is looked for. */
  messagesReadForLore: 8,
  /** Replies within which no stock sentence returns. */
  repliesWithoutRepeat: 20,
  /** Sentences of the Dungeon Master that one reply repeats. */
  directionsRepeated: 2,
  /** Milliseconds for a word of the Storyteller: calm reading speed, about twenty-five words a second reach the table. */
  storytellerWordMilliseconds: 40,
  /** People, scenes and clues of an adventure that the assistant's model is told, each; a large world has more. */
  adventurePartsInPrompt: 80,
  /** Earlier lines of the conversation that the assistant's model is shown. */
  assistantLinesRemembered: 12,
  /** Milliseconds for an answer of the assistant's model. */
  assistantAnswerMilliseconds: 120_000,
  /** Campaigns in one answer about the usage of models. */
  usageCampaignsPerAnswer: 100,
  /** Replies of the narrator that tell how its model is. */
  repliesJudgedForHealth: 5,
} as const;
