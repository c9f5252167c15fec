/** Every table, by the part of the server that owns it: only there its name stands in SQL. Others call what the owner's `index.ts` exports. */
export const owners = {
  kernel: ['event', 'migration', 'server', 'topic'],
  settings: ['setting'],
  notices: ['notice', 'push_subscription'],
  auth: ['account', 'session', 'session_end', 'sign_in_failure', 'two_factor', 'user', 'verification'],
  worlds: ['world', 'world_change', 'world_conflict', 'world_member'],
  'world-files': ['world_file'],
  lore: ['world_entry', 'world_passage'],
  tomes: ['world_tome'],
  'campaign-documents': ['branch', 'branch_ancestor', 'document', 'document_version'],
  campaigns: ['campaign', 'campaign_participant'],
  plans: ['plan_request'],
  invitations: ['invitation', 'invitation_try', 'invitation_use', 'seat_request'],
  'chat-images': ['chat_image'],
  chat: ['message', 'message_check', 'message_edit', 'message_reaction'],
  characters: ['answered_change', 'portrait'],
  turns: ['cycle', 'turn_email', 'turn'],
  narrator: ['narration', 'narration_fragment', 'ruling', 'usage'],
  assistant: ['assistant_message'],
  history: ['checkpoint'],
  generations: ['world_document', 'world_generation', 'world_proposal'],
  admin: ['audit'],
};

/**
 * Who names tables of others today, and why. This list may only become shorter: a new entry fails review, and one that no
 * longer holds fails the test.
 */
export const exceptions: Record<string, { tables: string[]; why: string }> = {
  kernel: { tables: ['setting'], why: 'marks which data folder belongs to a database, before any slice is there' },
  'account-data': {
    tables: [
      'account',
      'assistant_message',
      'campaign',
      'campaign_participant',
      'chat_image',
      'invitation',
      'message',
      'message_edit',
      'message_reaction',
      'notice',
      'plan_request',
      'checkpoint',
      'push_subscription',
      'document',
      'document_version',
      'session',
      'user',
      'world',
      'world_entry',
      'world_member',
      'world_tome',
    ],
    why: 'exports and deletes all that is stored of a person, in one transaction',
  },
  admin: { tables: ['campaign_participant', 'session', 'user'], why: 'lists people with their seats and sessions, a page at a time' },
  campaigns: {
    tables: ['branch_ancestor', 'message', 'document', 'user', 'world'],
    why: 'cards and members in one statement each: unread messages, the names of people, heroes and worlds',
  },
  characters: {
    tables: ['campaign', 'campaign_participant', 'document', 'document_version', 'user'],
    why: 'finds characters among documents by an index of their own, with the names around them',
  },
  chat: { tables: ['campaign'], why: 'writes a message on the branch that is played, and holds it, in one statement' },
  history: { tables: ['user'], why: 'names who saved a checkpoint' },
  home: {
    tables: ['campaign', 'campaign_participant', 'narration', 'document', 'seat_request', 'turn'],
    why: 'the home screen is one read over all tables of a person',
  },
  invitations: { tables: ['campaign', 'user', 'world'], why: 'names where an invitation leads and who asks' },
  maps: { tables: ['campaign', 'world', 'world_file'], why: 'finds the picture of a campaign’s map in one statement' },
  narrator: { tables: ['campaign', 'message'], why: 'holds the table, and claims a reply with how far it has heard' },
  notes: { tables: ['document'], why: 'reads no more of notes than a card shows, by who may read them' },
  notices: {
    tables: ['campaign', 'campaign_participant', 'narration', 'document', 'session', 'user'],
    why: 'stands before the slices whose tables it tells of; whose turn in a fight it is, is asked at every step',
  },
  plans: { tables: ['user'], why: 'keeps a person’s plan in step with their request' },
  'campaign-documents': {
    tables: ['campaign', 'message', 'message_check', 'message_edit', 'message_reaction', 'user'],
    why: 'the branch that a campaign plays stands on its row; a branch’s last position counts messages',
  },
  'table-lore': { tables: ['document'], why: 'reads the entries that a reader may see, by who may read them' },
  turns: { tables: ['campaign', 'campaign_participant', 'user'], why: 'claims e-mails with the addresses they go to' },
  worlds: { tables: ['campaign', 'campaign_participant', 'document', 'user'], why: 'who reads a world includes those who play in it' },
};
