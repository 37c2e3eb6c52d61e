/**
 * Tables of the embedded platform's people, fields and human profiles. JSON is text, booleans are 0 and 1.
 */
export interface PeopleTables {
  pf_field: FieldTable
  pf_field_value: FieldValueTable
  pf_ticket: TicketTable
  pf_person: PersonTable
  pf_tag: TagTable
  pf_tag_group: TagTable
  pf_person_tag: PersonTagTable
  pf_person_tag_group: PersonTagTable
  pf_human: HumanTable
}

/** A custom field of a teamspace. */
export interface FieldTable {
  id: string
  teamspace_id: string
  entity: string
  type: string
  name: string
  description: string | null
  select_options: string | null
  single_select_options: string | null
  default_value: string | null
  created_at: string
}

/** A person's or a ticket's value of one field. */
interface FieldValueTable {
  owner_kind: 'customer' | 'ticket'
  owner_id: string
  field_id: string
  value: string
}

interface TicketTable {
  id: string
  teamspace_id: string
}

/** A person of a teamspace; their JSON members are arrays. */
export interface PersonTable {
  id: string
  teamspace_id: string
  provided_unique_id: string
  external_customer_id: string | null
  name: string | null
  location: string | null
  email: string | null
  phone_number: string | null
  avatar: string | null
  notes: string
  gateway_profiles: string
  customer_bans: string
  modified_at: string
  /** Number of the last change among all changes, because two changes can have the same instant. */
  modified_seq: number
}

interface TagTable {
  id: string
  teamspace_id: string
  name: string
}

interface PersonTagTable {
  person_id: string
  tag_id: string
}

/** An end user of a customer's own web application. */
export interface HumanTable {
  id: string
  company_id: string
  bot_id: string
  fullname: string
  email: string | null
  uid: string | null
  phone_number: string | null
  profile_pic_id: string | null
  /** Encrypted: it gives access to the customer's application. */
  access_token: string | null
  tag_ids: string
  created_at: string
  updated_at: string
}
