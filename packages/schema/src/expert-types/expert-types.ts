import type { ExpertTypeKey } from '@costdraft/costing'
import { labelOf } from '../labels.ts'

/** A type of expert, as the wire has it. */
export interface ExpertType {
  uuid: string
  type_name: string
}
/** The types of one group. */
export interface ExpertTypeGroup {
  group: string
  types: readonly ExpertType[]
}

/** The uuid of each type of expert, by group and key. A uuid stands for its type for ever: cases keep it. */
const uuids: Readonly<Record<string, Partial<Record<ExpertTypeKey, string>>>> = {
  'Psychology and psychiatry': {
    child_psychiatrist: '5133e0bd-0fdf-5c5b-9a2f-9e1695deda5b',
    child_psychologist: 'f89d3fcb-450f-5a23-ad09-b783d8aa3f53',
    neuropsychiatrist: 'ee8eab6d-5c2a-5513-ba70-40b9d2bce41b',
    psychiatrist: 'ea69e3ab-e06b-5779-8450-bc0faf345ab2',
    psychologist: '0c8e7622-4a7c-5850-b3f8-a6f09c034d11',
    risk_assessment_expert: 'c8f34b6e-10fb-5f2b-a61f-d880e6ed4112',
  },
  'Social work and care': {
    disability_consultant: 'a67dcf4b-306e-5731-9445-810cabca688c',
    independent_social_worker: 'fb8ff604-cebe-5235-af0f-469f6d3311ee',
    nursing_expert: '1c0c66fe-0f7e-53bc-bc2e-e0f9e03eaea9',
    occupational_therapist: '994f7acf-ead8-58f5-8c5f-ebb7b3c4c82c',
    physiotherapist: 'fd435ad9-10c7-58da-b8d6-964320597ac1',
    speech_therapist: 'c66dd9d7-3740-572c-912b-0560faffaba9',
  },
  Medicine: {
    a_and_e_consultant: 'ddb3af76-bea6-50ef-aa53-b5eddb4c916c',
    anaesthetist: '4852681f-2150-54de-a4d2-4e1abc533640',
    cardiologist: 'bdb880cc-981f-5610-b142-d65e268123f9',
    dentist: '254e0f9b-3041-5b88-b92d-97403244eeea',
    dermatologist: '2e30b73b-db7f-532b-a73d-5750bb8e909c',
    doctor_gp: 'e449f3d1-a7fb-5aa6-a152-086c376006c8',
    endocrinologist: '8c5a068a-7b37-5814-a2a3-54be02f380e3',
    ent_surgeon: 'fd34cd53-e7e9-56e9-8e50-d5c6a9527474',
    gastroenterologist: 'c8f542c0-8711-5ab8-9a10-1dcdc1b1b721',
    general_surgeon: '1226f684-ace8-54c8-a1ef-564c79117bc8',
    geneticist: '22edf51c-3389-58fc-be9f-c22c1f37906a',
    gp_records_report: 'd2b84ff7-9c9c-5617-8506-908160e6a6f5',
    gynaecologist: 'a7b6931e-275b-55d3-aa03-4636e73a74af',
    haematologist: 'eabc1f06-6743-5697-80ef-07feef67cf72',
    medical_consultant: 'b63b12ef-666c-5efb-a657-cf73ef3285ba',
    medical_microbiologist: '7040d5c0-b2a7-536b-ae9c-cb9d24ce36c8',
    midwife: '2d66321b-abe4-51ce-8ed3-25571f56c6f7',
    neonatologist: 'be295b0d-96c0-5456-b641-9691e716e11b',
    neurologist: '812fb1a6-5df9-54b7-83f7-3bff6a9af79d',
    neuroradiologist: 'ac117a64-67c5-5eda-bd43-92d6ebf69677',
    neurosurgeon: '2d20a589-378b-5113-bce1-ed33b688b9c2',
    obstetrician: '32a61461-44a1-5e1c-b294-8dcf4bfb8be7',
    oncologist: '5d42a472-0ed3-5d4d-a943-533c29012b37',
    ophthalmologist: '35090630-572a-52a9-81e3-632718daba55',
    orthopaedic_surgeon: 'b9e2ac8c-0b02-5a7f-ad3c-11a774720a88',
    paediatric_ophthalmologist: '7152f329-cc52-5f09-a99c-1c3aff63a68b',
    paediatrician: '436aff0e-7e0b-51be-8b3f-89fea9da9cd8',
    pathologist: 'a67fcbdc-7b8e-54fc-8d4c-c104e0e4868c',
    pharmacologist: '5445ba99-be80-55ce-8318-9d3eb268b5ce',
    plastic_surgeon: 'f1436918-6eef-597f-a008-7ddfd71abff9',
    radiologist: '2d942674-48e6-55f0-aa55-0846484ab2b4',
    rheumatologist: 'e9f74e65-db6b-5b3a-a043-3015ce5c8127',
    surgeon: '604bbda1-3131-59ac-b041-38cd8ee6acd5',
    urologist: '420f0963-ca7a-5355-a91c-9627f9b2e2ca',
  },
  'DNA, drugs and alcohol': {
    back_calculations: '15a1aa90-c55b-5cab-9c3d-889a00d9cddf',
    dna_preparation_of_report: 'fd52bc48-d468-5052-b04f-f4aad8652283',
    dna_testing_of_sample: '83c0ca1b-22b3-5ec0-a08d-851387bcf908',
    toxicologist: '2faef9df-33a7-57bf-858b-dc9cdb044483',
  },
  'Forensic science and technology': {
    accident_reconstruction: 'eed025a9-c431-5210-b3d7-d59765b5842d',
    cell_telephone_site_analysis: 'b7ca0798-ab03-585d-8dcf-135515ea1647',
    computer_expert: '39ac4c2b-2c88-58bc-b41d-ec28a6cde860',
    facial_mapping: 'a634bbc5-da0f-550e-b726-77e673341dc2',
    fingerprint_expert: 'a74ca306-ede2-58f6-bec7-c540de64ef4e',
    fire_investigation: '088df0ed-8707-5aa6-920d-06627266bb25',
    firearm_expert: 'f6e75443-7d3d-5b04-9d91-600f4e268e0d',
    forensic_scientist: '023e0996-0fed-533e-a4d1-4b770bf10237',
    handwriting_expert: '90d144d1-93ad-5506-a079-de4b4e9a15fb',
    telecoms_expert: '12a82468-e487-59da-97d2-f974870d46ae',
    voice_recognition: '20b6c418-2662-5207-8615-5bd1158a493e',
  },
  'Finance and employment': {
    accountant: '1b3b9468-ed80-52cb-9bc7-1a72affe57b5',
    accountant_general_staff: '9c339ac6-b3bb-5b26-a1e3-115c519341cd',
    accountant_manager: '230f93a4-5c63-54a3-8ab3-1a2ec69ce9d8',
    accountant_partner: '3edaa104-4f90-5ce7-91ab-df87214fd505',
    benefit_expert: 'c7979da7-2db4-5e08-8b7c-7a11f162d97c',
    employment_consultant: 'c21d0edb-1261-56d7-986e-7c8f9db86188',
  },
  'Property and engineering': {
    architect: 'ffabbecd-b060-56fa-978c-ae936aa44f71',
    consultant_engineer: 'cee36049-d488-5170-9bcf-5da66540c7d9',
    surveyor_housing_disrepair: '3a90caf7-f735-56dc-908b-109de0138dc4',
    surveyor_non_housing_disrepair: 'e821c48c-f2a4-5084-9ef0-c99d593f6e0a',
  },
  'Language and communication': {
    deaf_intermediary: 'e0b773f7-8fbf-54fc-b576-b972973445cb',
    interpreter: '9aa4cd1d-2884-54c2-9ec8-0b38ecdeef25',
    lay_advocate: 'e2dbfaa1-08a5-57a2-b1f8-01356e5b1f9e',
    lip_reader_or_signer: 'db9a1ee4-3c3a-5385-a971-dbf88e5a5ec2',
    standard_intermediary: 'f497f859-ad27-5f97-8c06-6dc851df5929',
  },
  'Law and inquiries': {
    enquiry_agent: '127c0e67-d5a5-5920-a93c-ba1c921110a9',
    foreign_law_expert: '0f7b6fbc-eb9d-51be-af6a-35dff298ce62',
    legal_expert: 'e2588fd9-1958-5c44-a4b9-50997dc10969',
    mediator: '07a9cf39-e4c6-5b50-9563-6cc36a89d014',
    process_server: 'd18d5d8e-5fcb-5f57-9448-4128f89d6207',
  },
  Other: {
    meteorologist: 'b4c869a0-1a9f-5afa-9207-dbd3974a8d81',
    photographer: '1e3afd54-8ae6-5ed1-b991-8607d37426f2',
    vet: '7514c5b5-1a9d-59f2-b1a3-f47b6a8ac869',
    other_expert: 'ecf4028c-25f0-5517-9efd-9ba655e41134',
  },
}

/**
 * The types of expert that an expert fee may be for, by group: `GET expert-type`. The names are those of Schedule 5 of
 * the Civil Legal Aid (Remuneration) Regulations 2013 (SI 2013/422), and those that the Legal Aid Agency offers in
 * applications for prior authority; a type that is in neither is paid by analogy and has a last entry. The groups are
 * ours.
 */
export const expertTypes: readonly ExpertTypeGroup[] = Object.entries(uuids).map(([group, types]) => ({
  group,
  types: Object.entries(types).map(([key, uuid]) => ({ uuid, type_name: labelOf(key) })),
}))

const keys = new Map(
  Object.values(uuids).flatMap((types) =>
    Object.entries(types).map(([key, uuid]): [string, ExpertTypeKey] => [uuid, key as ExpertTypeKey]),
  ),
)
/**
 * The key of a type of expert, by which rate tables know it; undefined for a uuid that is none of ours, as another host
 * may have.
 */
export const expertTypeKeyOf = (uuid: string): ExpertTypeKey | undefined => keys.get(uuid.toLowerCase())
