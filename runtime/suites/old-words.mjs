/**
 * Words that this code used for itself, and the words of the field that took their place. `pattern` is looked for in code and
 * comments of the files below `folders`; `better` is what the message proposes. A new list is one more entry of `oldWords`.
 */
const kernel = [
  { pattern: /\bfewAtATime\b/, folders: ['server', 'tests'], better: 'limitConcurrency' },
  { pattern: /\bgathered\(/, folders: ['server'], better: 'batchLoader' },
  { pattern: /\breadTogether\b/, folders: ['server', 'tests'], better: 'pipelineReads' },
  { pattern: /\b[Rr]echecks\b/, folders: ['server', 'tests'], better: 'sessionInvalidation' },
  {
    pattern: /\b(?:createSeal|Seal)\b/,
    folders: ['server/kernel', 'server/app.ts', 'server/features/admin', 'server/features/notices'],
    better: 'Encryption',
  },
  { pattern: /\b(?:startApart|workApart|EndedApart)\b/, folders: ['server'], better: 'runInChildProcess, defineWorker, WorkerTerminated' },
  { pattern: /\bfind: nothing\b/, folders: ['server'], better: 'noSubject' },
  {
    pattern: /\b(?:openEar|\w*[a-z]?Ear)\b/,
    folders: ['server/kernel', 'tests/support', 'tests/races', 'web'],
    better: 'TestSocket, or a store',
  },
];

const policies = [
  {
    pattern: /\b(?:find|lock)\w*Standing|\b\w+Standing\b|\bstandingHere\b/,
    folders: ['domain', 'contract', 'server', 'web'],
    better: 'access',
  },
  {
    pattern: /\bstandingOf\b|\bStanding[<,]|\bsettle(?:Request|Push)\b/,
    folders: ['web', 'server/features'],
    better: 'savedVersionOf, statusOf, closeRequest, finishPush',
  },
  { pattern: /\bisAssisted\b/, folders: ['domain', 'server', 'web'], better: 'hasAssistant' },
];

const narrator = [
  { pattern: /\b(?:toldOf|tellReply|toldSoFar)\b/, folders: ['server'], better: 'resultOf, narrateReply, streamedText' },
  {
    pattern: /\b(?:Bench|Verdict)\b/,
    folders: ['domain', 'server/features/narrator', 'server/features/model', 'server/features/storyteller'],
    better: 'RulingContext, RulingOutcome',
  },
  {
    pattern: /\b(?:mannerOf|attentionOf)\b/,
    folders: ['server/features/narrator', 'server/features/model', 'server/features/storyteller'],
    better: 'styleOf, targetOf',
  },
  {
    pattern: /\b(?:[dD]eeds?|[tT]ellers?|judged|toldDeed|deedsOf|deedFacts)\b/,
    folders: ['server/features/storyteller/parse', 'server/features/storyteller/plan', 'server/features/storyteller/compose'],
    better: 'HeroAction, SceneWriter, ruled',
  },
  {
    pattern: /\bwho(?=: (?:z\.|string|'|\w+Id\b))|\.who\b|\{ who(?:, \w+)* \}|'who' in\b/,
    folders: [
      'domain/narration',
      'domain/turn',
      'server/features/model',
      'server/features/storyteller',
      'server/features/narrator',
      'server/features/turns',
    ],
    better: 'heroId, player',
  },
  {
    pattern: /\b(?:Teller|sampleTeller|byTeller|onTold|Told)\b|\bspeech\.told\b/,
    folders: ['server/features/model', 'tests/support/services'],
    better: 'StorytellerRules, StorytellerReply, onNarrated, spoke',
  },
  { pattern: /\bpostDraft\b/, folders: ['contract', 'domain', 'server', 'web', 'tests'], better: 'publishDraft' },
  {
    pattern: /\b(?:judgeCaps|loreHere|LoreHere)\b/,
    folders: ['domain', 'contract', 'server', 'web'],
    better: 'model quota, effective lore',
  },
];

const shown = [
  {
    pattern: /\b(?:recordStore|RecordKind|saveRecord|listRecords|lockRecord|openRecord)\b|features\/records\b/,
    folders: ['server', 'tests'],
    better: 'documentStore, CampaignDocumentKind, saveDocument',
  },
  {
    pattern: /\b(?:ToldLine|ToldFact|AnswerTold|toldIn|turnsTold|isTold|untilTold|adventurePartsTold)\b/,
    folders: ['domain', 'contract', 'server', 'web'],
    better: 'CombatLogLine, CombatSentence, sentences, narrated',
  },
  {
    pattern: /\b(?:askedBy|lastWords:|growsVersion)/,
    folders: ['domain', 'contract', 'server', 'web'],
    better: 'requestedBy, lastPassage, expandsVersion',
  },
];

const workers = [
  { pattern: /\b\w*Scribe\b/, folders: ['server', 'tests'], better: 'GenerationWorker, RecapWorker' },
  {
    pattern: /\b(?:\w*[a-z]Desk|Desk)\b/,
    folders: ['server/features/generations/index.ts', 'server/features/generations/router.ts', 'server/features/history', 'web'],
    better: 'a store, or ModelAccess',
  },
  {
    pattern: /\b(?:startPostOffice|PostOffice|postLetter|startDepartures)\b/,
    folders: ['server', 'tests'],
    better: 'turn email, account deletion worker',
  },
  { pattern: /\b(?:TurnKeeper|Typists)\b/, folders: ['web'], better: 'TurnStore, TypingIndicator' },
  { pattern: /\b(?:useKept|useKeptWords|Remembering)\b/, folders: ['web'], better: 'useSessionStorage, useStoredDraft, QueryProvider' },
];

const rules = [
  { pattern: /\bThrow(?=[;,>[\]])/, folders: ['domain', 'contract', 'server', 'web'], better: 'Roll' },
  { pattern: /\benterRing\b/, folders: ['server'], better: 'lockCombat' },
  {
    pattern: /\b(?:fighterOf|refuseDeed|wearinessOf|isWornOut)\b/,
    folders: ['domain', 'server', 'web'],
    better: 'profileFrom..., a legendary action, exhaustion',
  },
  {
    pattern: /\b(?:ThrownScores|throwOf|throwScores|throwLine|thrownTotals|throwAway)\b|\.throws\b/,
    folders: ['domain', 'contract', 'server/features', 'web', 'tests'],
    better: 'roll',
  },
  { pattern: /\bRing\b/, folders: ['server/features/combat'], better: 'CombatTransaction' },
  {
    pattern: /\b(?:LegendaryDeed|deedsDone|letWithstand|hurtBy|withst(?:ands?|ood))\b/,
    folders: ['domain', 'contract', 'web/features/combat'],
    better: 'legendary action, legendary resistance, damagedBy',
  },
  { pattern: /\b(?:suffer|unleash|softened)\(/, folders: ['domain'], better: 'applyCondition, useAbility, damageTaken' },
  { pattern: /\b(?:wearyPart|[Ww]eariness)\b/, folders: ['domain', 'web'], better: 'exhaustion' },
  {
    pattern: /\b(?:onDeed|PersonDeed|MessageDeeds|adminDeed|deedWords)\b/,
    folders: ['server/features/admin', 'web'],
    better: 'action',
  },
  {
    pattern: /'(?:death save|end condition|end concentration|take damage|temporary hit points|set stats|level up|add own item)'/,
    folders: ['domain', 'contract', 'web/features', 'web/table'],
    better: 'an identifier, such as deathSave',
  },
  {
    pattern: /\b(?:readyWishes|readyBeginning|readyInitiation)\b/,
    folders: ['domain', 'contract', 'server', 'tests', 'web'],
    better: 'classPresets, defaultBuild, initiateSpells',
  },
  { pattern: /\bcrown(?:ed\b|: (?:null|\[))/, folders: ['domain'], better: 'capstone' },
  {
    pattern: /\b(?:OwnThing\w*|ThingId|ThingQuantity|thingsCarried)\b|\b(?:item|act)\.thing\b/,
    folders: ['domain', 'contract', 'server', 'web', 'tests'],
    better: 'an item, its catalogId, inventorySlots',
  },
  { pattern: /\bcapital\(/, folders: ['domain', 'contract', 'server', 'web'], better: 'capitalize' },
  { pattern: /\b(?:useSight|GraphLit|GraphMarks)\b/, folders: ['web'], better: 'viewport, highlight, nodes' },
  {
    pattern: /\b(?:worlds|lore)\.settle\b|\b(?:settleConflict|useSettleConflict|settleBundle)\b/,
    folders: ['domain', 'contract', 'server', 'web', 'tests'],
    better: 'resolveConflict, normalizeBundle',
  },
  {
    pattern: /\b(?:count|damage|duration|effect|health|level|outcome|plain|role|roll|spell|state|title)Words\b/,
    folders: ['domain', 'contract', 'web'],
    better: 'a name that ends in Text',
  },
  { pattern: /\bsafety\.tap\b/, folders: ['domain', 'contract', 'server', 'web', 'tests'], better: 'safety.useXCard' },
];

const combat = [
  {
    pattern: /(?<![’'\w ])\b(?:who|whom|whoms|whose)\b(?=\??[:,)=]|\.\w| [})=&|?])|\.(?:who|whom|whose)\b/,
    folders: ['domain/combat', 'server/features/combat', 'web/features/combat'],
    better: 'actorId, targetId, targetIds, combatantId',
  },
];

const stored = [
  {
    pattern: /\b(?:line_part|record_version|post_notice|heard_upto|told_at|who_name|searched_words)\b/,
    folders: ['server/features', 'server/kernel', 'bench', 'tests/statements', 'tests/support'],
    better: 'branch_ancestor, document_version, turn_email, heard_up_to, narrated_at, actor_name, message_search_vector',
  },
  { pattern: /\bupto\b/, folders: ['domain', 'contract', 'server/features', 'web'], better: 'upTo' },
  { pattern: /\b(?:whoName|saveTold)\b/, folders: ['domain', 'contract', 'server', 'web', 'tests'], better: 'actorName, saveCompleted' },
  { pattern: /method: '(?:standard array|point buy)'/, folders: ['domain', 'contract', 'server'], better: 'standardArray, pointBuy' },
  {
    pattern: /\.telling\b/,
    folders: ['contract', 'server/features/narrator', 'server/features/chat', 'tests', 'web'],
    better: 'narration',
  },
];

const texts = [
  {
    pattern: /\b(?:setWords|[sS]afetyWords\w*|[pP]rivateWords|PlanWords|WorldWords|WordsField)\b/,
    folders: ['domain', 'contract', 'server', 'web', 'tests'],
    better: 'text, topic, query',
  },
  {
    pattern: /\bwords\??: (?:string\b(?!\[)|z\.string)/,
    folders: ['contract', 'server/features', 'server/kernel', 'web'],
    better: 'text, label, query, topic, message',
  },
];

const history = [
  {
    pattern: /\blineId\b/,
    folders: ['domain', 'contract/play', 'contract/realtime/events.ts', 'server/features', 'server/kernel', 'web', 'bench', 'tests'],
    better: 'branchId',
  },
  {
    pattern:
      /\b(?:isOnPlayedLine|onPlayedLine|removedOnPlayedLine|openLine|openFirstLine|playLine|leaveLine|findPlayedLine|lineTree|PlacedLine)\b/,
    folders: ['domain', 'contract', 'server', 'web', 'bench', 'tests'],
    better: 'onPlayedBranch, openBranch, playBranch and their like',
  },
  {
    pattern: /\b[Ll]ines? of play\b|\bline (?:that is )?played\b|'line\.(?:notFound|isPlayed)'/,
    folders: ['domain', 'contract', 'server', 'web', 'bench', 'tests'],
    better: 'branch',
  },
  {
    pattern: /\b(?:listPoints|savePoint|announcePoint|PointName|PointList|pointsPerCampaign|pointNameLength)\b|'history\.pointed'/,
    folders: ['domain', 'contract/play', 'contract/realtime/events.ts', 'server/features', 'web', 'bench', 'tests'],
    better: 'checkpoint',
  },
];

const refusals = [
  {
    pattern: /\b(?:ImportRefused|DiceProblem|ParsedDice|RolledText)\b/,
    folders: ['domain', 'contract', 'server', 'web', 'tests'],
    better: 'importRefusal, DiceResult',
  },
  {
    pattern: /\b(?:takenUp|accountAdministration|postPrivateLine|setupLink)\b(?!')/,
    folders: ['server', 'tests'],
    better: 'the names that slices show: answered messages, commands of accounts, postSystemLine, makeSetupToken',
  },
];

/** Every old word with the folders it is looked for in and the word to use instead. */
export const oldWords = [
  ...shown,
  ...kernel,
  ...policies,
  ...narrator,
  ...workers,
  ...rules,
  ...combat,
  ...stored,
  ...texts,
  ...history,
  ...refusals,
];

/** Tests of a migration begin under the names that there were. */
const isMigrationTest = (path) => path.endsWith('-migration.test.ts');

/** The old words in a file: the line of each, the word as it stands there and the better one. */
export function oldWordsIn(path, text, words = oldWords) {
  const here = words.filter(({ folders }) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`)));
  if (here.length === 0 || isMigrationTest(path)) return [];
  return text.split('\n').flatMap((line, index) =>
    here.flatMap(({ pattern, better }) => {
      const found = pattern.exec(line);
      return found ? [{ path, line: index + 1, word: found[0], better }] : [];
    }),
  );
}
