import { arch } from 'node:os'

/** Numbers of what the filter speaks of, for one processor. */
interface Machine {
  /** AUDIT_ARCH_… of linux/audit.h. */
  audit: number
  socket: number
  clone: number
  clone3: number
  refused: readonly number[]
}

/** The same on every processor: new ways to mount, io_uring, descriptors and memory of others. */
const REFUSED_EVERYWHERE = [425, 426, 427, 428, 429, 430, 431, 432, 433, 438, 440, 442, 443]

/**
 * Calls that no reader needs and that ways out are made of: other processes' memory (ptrace, process_vm_*), mounts and namespaces, kernel
 * modules, BPF, performance events, keys, faults handled by user space, files by handle, clocks and names of the machine.
 */
const MACHINES: Partial<Record<string, Machine>> = {
  x64: {
    audit: 0xc000003e,
    socket: 41,
    clone: 56,
    clone3: 435,
    refused: [
      101, 103, 134, 153, 154, 155, 159, 161, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 175, 176, 179, 180,
      212, 227, 246, 248, 249, 250, 272, 298, 303, 304, 305, 308, 310, 311, 312, 313, 320, 321, 323,
    ],
  },
  arm64: {
    audit: 0xc00000b7,
    socket: 198,
    clone: 220,
    clone3: 435,
    refused: [
      39, 40, 41, 51, 58, 60, 89, 97, 104, 105, 106, 112, 116, 117, 142, 161, 162, 170, 171, 217, 218, 219, 224, 225,
      241, 264, 265, 266, 268, 270, 271, 272, 273, 280, 282, 294,
    ],
  },
}

/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET of linux/sched.h. */
const NEW_NAMESPACES = 0x7e020000
const UNIX_SOCKETS = 1
/** x86-64 answers a second set of numbers from here on. */
const SECOND_SET = 0x40000000

const ALLOW = 0x7fff0000
const KILL = 0x80000000
const REFUSE = 0x00050000
const NOT_PERMITTED = REFUSE | 1
const NOT_THERE = REFUSE | 38

/** Where struct seccomp_data holds the number, the processor and the low half of the first argument. */
const FIELD = { number: 0, audit: 4, argument: 16 }
const LOAD = 0x20
const JUMP_EQUAL = 0x15
const JUMP_AT_LEAST = 0x35
const JUMP_BITS = 0x45
const RETURN = 0x06

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number]

const load = (field: number): Instruction => [LOAD, 0, 0, field]
const answer = (value: number): Instruction => [RETURN, 0, 0, value]
/** `then` where the comparison holds; else on to the next step. */
const when = (code: number, value: number, then: readonly Instruction[]): Instruction[] => [
  [code, 0, then.length, value],
  ...then,
]

/** A classic BPF program of the refused calls, as the kernel takes it; undefined for a processor that we have no numbers of. */
export function seccompFilter(machine: string = arch()): Buffer | undefined {
  const known = MACHINES[machine]
  if (!known) return undefined
  const program: Instruction[] = [
    load(FIELD.audit),
    [JUMP_EQUAL, 1, 0, known.audit],
    answer(KILL),
    load(FIELD.number),
    ...when(JUMP_AT_LEAST, SECOND_SET, [answer(NOT_PERMITTED)]),
    ...[...REFUSED_EVERYWHERE, ...known.refused].flatMap((number) => when(JUMP_EQUAL, number, [answer(NOT_PERMITTED)])),
    // Its flags lie in memory where no filter can look: the C library falls back to clone.
    ...when(JUMP_EQUAL, known.clone3, [answer(NOT_THERE)]),
    ...when(JUMP_EQUAL, known.clone, [
      load(FIELD.argument),
      ...when(JUMP_BITS, NEW_NAMESPACES, [answer(NOT_PERMITTED)]),
      answer(ALLOW),
    ]),
    ...when(JUMP_EQUAL, known.socket, [
      load(FIELD.argument),
      ...when(JUMP_EQUAL, UNIX_SOCKETS, [answer(ALLOW)]),
      answer(NOT_PERMITTED),
    ]),
    answer(ALLOW),
  ]
  return encode(program)
}

const INSTRUCTION_BYTES = 8

/** struct sock_filter: 16 bits of code, twice 8 of jumps, 32 of value. */
function encode(program: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(program.length * INSTRUCTION_BYTES)
  for (const [index, [code, ifTrue, ifFalse, value]] of program.entries()) {
    const at = index * INSTRUCTION_BYTES
    bytes.writeUInt16LE(code, at)
    bytes.writeUInt8(ifTrue, at + 2)
    bytes.writeUInt8(ifFalse, at + 3)
    bytes.writeUInt32LE(value >>> 0, at + 4)
  }
  return bytes
}
