/**
 * The chat events that the customer's server can receive, each with when it is sent. This is the single table
 * of these events: the sender, the schemas, the documents and the console's page read it. Plain data, so that
 * the page can import it.
 */
export const customerEvents = {
  chat_started: 'A chat was opened.',
  message_sent: 'The citizen has said something. Passwords, codes and card numbers are taken out.',
  new_messages: 'The assistant, or a person of the console, has said something.',
  case_created: 'A case was opened from the chat.',
  case_changed: 'A case of the chat stands otherwise than before, or was found from this chat.',
  feedback_given: 'The citizen has rated the chat.',
  hand_over_asked: 'The chat waits for a person.',
  hand_over_claimed: 'A person has the chat.',
  hand_over_ended: 'The person has left the chat, or it waits for nobody any more.',
  chat_erased: 'The chat is erased, by the citizen or because its time is over. Erase what you hold of it.',
} as const

/** Name of a chat event that the customer's server can receive. */
export type CustomerEventType = keyof typeof customerEvents

/** The names of these events. */
export const customerEventTypes = Object.keys(customerEvents) as readonly CustomerEventType[]

/** Name of the event that is sent manually to test an address; it belongs to no chat. */
export const testEventType = 'test'

/** States of a delivery: `waiting` for its first or next attempt, delivered, or given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** State of a delivery. */
export type DeliveryState = (typeof deliveryStates)[number]

/** Reasons why a delivery was not accepted, in words for people. */
export const deliveryFaults = {
  answer: 'The server answered something else than 200 to 299.',
  redirect:
    'The server sent the delivery elsewhere. Redirects are not followed: set the address that it names.',
  gone: 'The server answered 410: nobody wants these events there any more.',
  timeout: 'The server did not answer within ten seconds.',
  closed: 'The server closed the connection before it answered.',
  unreachable: 'Nothing takes connections there.',
  'unknown-name': 'The name of the server has no address.',
  'private-address':
    'The address is private, or of this machine, and not among webhooks.privateNetworks; or it is http, which goes there alone.',
  tls: 'The certificate of the server is not one to trust.',
  'too-old': 'Nobody took it for a day.',
} as const

/** Reason why a delivery was not accepted. */
export type DeliveryFault = keyof typeof deliveryFaults
